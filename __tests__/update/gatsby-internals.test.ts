import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { routes } from "../../src/site/site";
import {
  answerUnknownPaths,
  isChunkFailure,
  preserveScrollPositions,
  knownPath,
  listenForChunkFailures,
  pageHasChanged,
} from "../../src/update/gatsby-internals";

/** The text of a file of an installed package. */
function source(file: string): string {
  const [name = "", ...rest] = file.split(/(?<=^(?:@[^/]+\/)?[^/]+)\//);
  const folder = dirname(require.resolve(`${name}/package.json`));
  return readFileSync(join(folder, rest.join("/")), "utf8");
}

describe("the installed Gatsby", () => {
  test.each<[string, string, RegExp]>([
    [
      "loads the page of the address through ___loader",
      "gatsby/cache-dir/production-app.js",
      /publicLoader\.loadPage\(browserLoc\.pathname \+ browserLoc\.search\)/,
    ],
    [
      "keeps the ___loader that it calls on the window",
      "gatsby/cache-dir/production-app.js",
      /window\.___loader = publicLoader/,
    ],
    [
      "adds its listener for failing scripts as navigation.js loads, after gatsby-browser.tsx",
      "gatsby/cache-dir/production-app.js",
      /^import \{ apiRunner, apiRunnerAsync \} from "\.\/api-runner-browser"[\s\S]*from "\.\/navigation"/,
    ],
    [
      "waits for onClientEntry before it loads the page of the address",
      "gatsby/cache-dir/production-app.js",
      /apiRunnerAsync\(`onClientEntry`\)\.then\([\s\S]*publicLoader\.loadPage/,
    ],
    [
      "calls loadPage and loadPageSync of the same loader for back and forward",
      "gatsby/cache-dir/ensure-resources.js",
      /loader\.loadPageSync\([\s\S]*loader\.loadPage\(/,
    ],
    [
      "compares webpackCompilationHash of a page with ___webpackCompilationHash",
      "gatsby/cache-dir/navigation.js",
      /pageResources\.page\.webpackCompilationHash !==\s+window\.___webpackCompilationHash/,
    ],
    [
      "turns navigations into document loads by ___swUpdated",
      "gatsby/cache-dir/navigation.js",
      /if \(window\.___swUpdated\)/,
    ],
    [
      "reloads after failed resources by ___failedResources",
      "gatsby/cache-dir/register-service-worker.js",
      /window\.___failedResources/,
    ],
    [
      "navigates by ___navigate",
      "gatsby/cache-dir/navigation.js",
      /window\.___navigate = \(to, options\) => navigate\(to, options\)/,
    ],
    [
      "lets gatsby-link navigate by ___navigate",
      "gatsby-link/dist/index.modern.mjs",
      /window\.___navigate\(/,
    ],
    [
      "says so when it does not know a page's component",
      "gatsby/cache-dir/loader.js",
      /We couldn't find the correct component chunk/,
    ],
    [
      "reloads by itself on unhandled rejections",
      "gatsby/cache-dir/navigation.js",
      /addEventListener\(`unhandledrejection`/,
    ],
    [
      "puts its pages into #gatsby-focus-wrapper",
      "gatsby/cache-dir/production-app.js",
      /id="gatsby-focus-wrapper"/,
    ],
    [
      "announces pages in #gatsby-announcer",
      "gatsby/cache-dir/route-announcer-props.js",
      /id: `gatsby-announcer`/,
    ],
    [
      "saves scroll positions by a listener on the window",
      "gatsby-react-router-scroll/scroll-handler.js",
      /window\.addEventListener\("scroll", this\.scrollListener\)/,
    ],
    [
      "shows a page by the path that its loader was asked for",
      "gatsby/cache-dir/production-app.js",
      /pageResources\.page\.path === `\/404\.html`/,
    ],
  ])("%s", (promise, file, pattern) => {
    if (!pattern.test(source(file)))
      throw new Error(`Gatsby no longer ${promise}: see ${file} and gatsby-internals.ts.`);
  });
});

describe("an early scroll", () => {
  const hear = jest.fn();
  const scroll = (target: EventTarget = document) => {
    hear.mockClear();
    target.dispatchEvent(new Event("scroll", { bubbles: true }));
    return hear.mock.calls.length;
  };
  beforeAll(() => {
    preserveScrollPositions();
    window.addEventListener("scroll", hear);
  });

  test("is held from back or forward until the page has changed", () => {
    expect(scroll()).toBe(1);
    window.dispatchEvent(new PopStateEvent("popstate"));
    expect(scroll()).toBe(0);
    expect(scroll(document.body)).toBe(1);
    pageHasChanged();
    expect(scroll()).toBe(1);
  });
});

function named(name: string, message: string): Error {
  return Object.assign(new Error(message), { name });
}

const chunkError = named("ChunkLoadError", "Loading chunk 454 failed.\n(missing: /454.js)");
const unknownComponent = new Error(
  `We couldn't find the correct component chunk with the name "component---src-pages-new-tsx"`,
);

test.each([
  [chunkError, true],
  [new TypeError("Failed to fetch dynamically imported module: /a.js"), true],
  [new TypeError("error loading dynamically imported module: /a.js"), true],
  [new TypeError("Importing a module script failed."), true],
  [new TypeError("x is not a function"), false],
  ["Loading chunk 1 failed.", false],
  [undefined, false],
])("%p is a chunk failure: %p", (reason, isFailure) => {
  expect(isChunkFailure(reason)).toBe(isFailure);
});

test.each([
  ["a chunk failure", chunkError, { reported: 1, later: 0, isPrevented: true }],
  ["a component of a newer build", unknownComponent, { reported: 0, later: 0, isPrevented: true }],
  ["another error", new Error("other"), { reported: 0, later: 1, isPrevented: false }],
])("%s", (_, reason, expected) => {
  const target = new EventTarget() as EventTarget & Window;
  const onFailure = jest.fn();
  const later = jest.fn();
  listenForChunkFailures(target, onFailure);
  target.addEventListener("unhandledrejection", later);
  const event = Object.assign(new Event("unhandledrejection", { cancelable: true }), { reason });
  target.dispatchEvent(event);
  expect({
    reported: onFailure.mock.calls.length,
    later: later.mock.calls.length,
    isPrevented: event.defaultPrevented,
  }).toEqual(expected);
});

test.each([
  ...Object.values(routes),
  "/support/",
  "/support?q=a%",
  "/support#x",
  "/?a",
  "/support.html",
])("%s is the path of a page", (address) => {
  expect(knownPath(address)).toBe(address.replace(/[?#].*/, ""));
});

test.each(["/%25", "/%20", "/404", "/404/", "/supporting", "/support/x", "/constructor"])(
  "%p is answered by the not-found page",
  (address) => {
    expect(knownPath(address)).toBe("/404.html");
  },
);

test("the address of a page without code is the path of a page", () => {
  Object.assign(globalThis, { __EXTRA_PAGES__: [{ to: "/faq", label: null }] });
  expect(knownPath("/faq?a")).toBe("/faq");
  Object.assign(globalThis, { __EXTRA_PAGES__: [] });
  expect(knownPath("/faq")).toBe("/404.html");
});

describe("under a path prefix", () => {
  beforeEach(() => Object.assign(globalThis, { __PATH_PREFIX__: "/docs", __BASE_PATH__: "/docs" }));
  afterEach(() => Object.assign(globalThis, { __PATH_PREFIX__: "", __BASE_PATH__: "" }));

  test.each(["/docs", "/docs/", "/docs?a", "/docs/support", "/docs/support/"])(
    "%s is the path of a page",
    (address) => {
      expect(knownPath(address)).toBe(address.replace(/[?#].*/, ""));
    },
  );

  test.each(["/", "/support", "/docsupport"])("%s is answered by the not-found page", (address) => {
    expect(knownPath(address)).toBe("/docs/404.html");
  });
});

test("the loader gets the path of the not-found page, now and later", async () => {
  const loadPage = jest.fn(async (address: string): Promise<undefined> => void address);
  const loadPageSync: jest.Mock<undefined, [string, object?]> = jest.fn();
  const loader = { loadPage, loadPageSync };
  answerUnknownPaths(loader);
  await loader.loadPage("/nowhere?x");
  loader.loadPageSync("/support?q=a", { withErrorDetails: true });
  expect(loadPage).toHaveBeenCalledWith("/404.html");
  expect(loadPageSync).toHaveBeenCalledWith("/support", { withErrorDetails: true });
});
