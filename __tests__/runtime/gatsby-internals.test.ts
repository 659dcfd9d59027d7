import { routes } from "../../src/site/site";
import {
  gatsbyNavigation,
  isRenderable,
  listenForChunkFailures,
  loaderAddress,
} from "../../src/runtime/update/gatsby-internals";

const chunkError = Object.assign(new Error("Loading chunk 454 failed."), {
  name: "ChunkLoadError",
});
const unknownComponent = new Error(
  `We couldn't find the correct component chunk with the name "component---src-pages-new-tsx"`,
);

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

beforeEach(() => {
  document.head.innerHTML = '<meta name="build-id" content="own" />';
});

test.each([
  ...Object.values(routes).map((route) => [route, route]),
  ["/support/", "/support"],
  ["/support?q=a%", "/support"],
  ["/index.html", "/"],
  ["/support.html", "/support"],
  ...["/404", "/supporting", "/support/x"].map((unknown) => [unknown, "/404.html"]),
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
    ["/docs/support/", "/docs/support"],
    ["/support", "/docs/404.html"],
    ["/docsupport", "/docs/404.html"],
  ])("%s is loaded as %s of this document's build", (address, path) => {
    expect(loaderAddress(address)).toBe(`${path}?own`);
  });
});

/** A page of this build as Gatsby's loader returns it, with the scripts that app-data.json names. */
const pageWith = (webpackCompilationHash: string) => ({
  page: { webpackCompilationHash },
  json: { pageContext: { buildId: "own" } },
});

test.each([
  ["of this build", pageWith("own scripts"), true],
  ["of this build, beside an old copy of app-data.json", pageWith("other scripts"), true],
  ["of no build", { page: {} }, false],
])("a page %s can be shown or not, and gives Gatsby no reason to reload", async (_, given, can) => {
  Object.assign(window, {
    ___webpackCompilationHash: "own scripts",
    ___navigate: jest.fn(),
    ___loader: { loadPage: async () => given, loadPageSync: jest.fn() },
  });
  const page = await gatsbyNavigation().load("/support");
  expect(isRenderable(page)).toBe(can);
  expect(page?.page?.webpackCompilationHash).toBe("own scripts");
});
