import { routes } from "../../src/site/site";
import {
  addressPagesByBuild,
  listenForChunkFailures,
  loaderAddress,
  pageHasChanged,
  pageOrigin,
  type PageLoader,
  preserveScrollPositions,
  replaceNavigation,
  silenceWorkerUpdates,
} from "../../src/update/gatsby-internals";

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
  ["a chunk failure", chunkError, { reported: 1, later: 0, isPrevented: true }],
  ["a component of a newer build", unknownComponent, { reported: 0, later: 0, isPrevented: true }],
  ["another error", new Error("other"), { reported: 0, later: 1, isPrevented: false }],
  ["a rejection without a reason", undefined, { reported: 0, later: 1, isPrevented: false }],
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

beforeEach(() => {
  document.head.innerHTML = '<meta name="build-id" content="own" />';
});

test.each([
  ...Object.values(routes).map((route) => [route, route]),
  ["/support/", "/support"],
  ["/support?q=a%", "/support"],
  ["/support#x", "/support"],
  ["/index.html", "/404.html"],
  ["/support.html", "/support"],
  ...["/%25", "/404", "/supporting", "/support/x", "/constructor"].map((unknown) => [
    unknown,
    "/404.html",
  ]),
])("%s is loaded as %s of this document's build", (address, path) => {
  expect(loaderAddress(address)).toBe(`${path}?own`);
});

test("in develop, a page is loaded without a build, and one that was just added is, too", () => {
  const environment = process.env as { NODE_ENV?: string };
  environment.NODE_ENV = "development";
  expect(loaderAddress("/support?q=a")).toBe("/support");
  expect(loaderAddress("/just-added#a")).toBe("/just-added");
  environment.NODE_ENV = "test";
});

describe("under a path prefix", () => {
  beforeEach(() => Object.assign(globalThis, { __PATH_PREFIX__: "/docs", __BASE_PATH__: "/docs" }));
  afterEach(() => Object.assign(globalThis, { __PATH_PREFIX__: "", __BASE_PATH__: "" }));

  test.each([
    ["/docs", "/docs/"],
    ["/docs?a", "/docs/"],
    ["/docs/support/", "/docs/support"],
    ["/support", "/docs/404.html"],
    ["/docsupport", "/docs/404.html"],
  ])("%s is loaded as %s of this document's build", (address, path) => {
    expect(loaderAddress(address)).toBe(`${path}?own`);
  });
});

/** A loaded page as Gatsby's loader returns it. */
const pageOf = (
  buildId: string,
  path = "/support?own",
  webpackCompilationHash = "own scripts",
) => ({
  page: { path, webpackCompilationHash },
  json: { pageContext: { buildId } },
});

function fakeLoader(answer: Awaited<ReturnType<PageLoader["loadPage"]>>) {
  const loadPage = jest.fn(async (address: string) => (void address, answer));
  const loadPageSync: jest.Mock<undefined, [string, object?]> = jest.fn();
  return { loadPage, loadPageSync };
}

test("Gatsby's loader is asked for pages of this build, now and later, and keeps the path", async () => {
  const asked = fakeLoader(pageOf("own", "/404.html?own"));
  const loader: PageLoader = { ...asked };
  addressPagesByBuild(loader);
  expect((await loader.loadPage("/nowhere?x"))?.page?.path).toBe("/404.html");
  loader.loadPageSync("/support?q=a", { withErrorDetails: true });
  expect(asked.loadPage).toHaveBeenCalledWith("/404.html?own");
  expect(asked.loadPageSync).toHaveBeenCalledWith("/support?own", { withErrorDetails: true });
});

describe("a page from Gatsby's loader", () => {
  const rejecting = () => ({ loadPage: () => Promise.reject(new Error("unknown component")) });

  /** Loads a page through the functions that replace Gatsby's. */
  function load(loader: object) {
    Object.assign(window, {
      ___webpackCompilationHash: "own scripts",
      ___navigate: jest.fn(),
      ___loader: { loadPageSync: jest.fn(), ...loader },
    });
    const { load } = replaceNavigation(() => ({ navigate: jest.fn(), loadPage: jest.fn() }));
    return load("/support");
  }

  test.each([
    ["of this build", pageOf("own"), { buildId: "own", isRenderable: true }],
    [
      "of this build, beside an old copy of app-data.json",
      pageOf("own", "/support", "other scripts"),
      { buildId: "own", isRenderable: true },
    ],
    ["of another build", pageOf("other"), { buildId: "other", isRenderable: false }],
    ["of no build", { page: {} }, { isRenderable: false }],
    ["that failed", { ...pageOf("own"), status: "error" as const }, { isRenderable: false }],
    ["that is missing", undefined, { isRenderable: false }],
  ])("%s: where it comes from, and nothing for Gatsby to reload", async (_, answer, origin) => {
    const page = await load(fakeLoader(answer));
    expect(pageOrigin(page)).toEqual(origin);
    if (page?.page) expect(page.page.webpackCompilationHash).toBe("own scripts");
  });

  test("whose component is unknown has failed, and does not reject", async () => {
    expect(await load(rejecting())).toMatchObject({ status: "error" });
  });
});

test("after back and forward, Gatsby shows what was prefetched only if it is of this build", () => {
  const pages: Record<string, object> = { "/own": pageOf("own"), "/other": pageOf("other") };
  const loader = { loadPage: jest.fn(), loadPageSync: (path: string) => pages[path] };
  Object.assign(window, { ___navigate: jest.fn(), ___loader: loader });
  replaceNavigation(() => ({ navigate: jest.fn(), loadPage: jest.fn() }));
  expect(loader.loadPageSync("/own")).toBe(pages["/own"]);
  expect(loader.loadPageSync("/other")).toBeUndefined();
});

test("Gatsby hears of no new worker and of no failed resource", () => {
  silenceWorkerUpdates(window);
  const flags = window as Window & { ___swUpdated?: unknown; ___failedResources?: unknown };
  Object.assign(flags, { ___swUpdated: true, ___failedResources: true });
  expect([flags.___swUpdated, flags.___failedResources]).toEqual([undefined, undefined]);
});
