import type * as navigation from "../../src/runtime/navigation/navigation";

const update = {
  beginNavigation: jest.fn(),
  currentNavigation: jest.fn(),
  isOnItsWay: jest.fn(),
  isStale: jest.fn(),
  loadDocument: jest.fn(),
  reloadAfterFailure: jest.fn(),
};
const isReachable = jest.fn();
jest.doMock("../../src/runtime/update/build-update", () => update);
jest.doMock("../../src/runtime/update/document-load", () => ({ isReachable }));

const support = "/support?q=tab#contact";
const target = expect.objectContaining({ href: new URL(support, location.href).href });
const page = (buildId: string) => ({ page: {}, json: { pageContext: { buildId } } });
const gatsby = { load: jest.fn(), show: jest.fn() };
let leaveStalePage: typeof navigation.leaveStalePage;

beforeEach(async () => {
  document.head.innerHTML = '<meta name="build-id" content="own" />';
  history.replaceState(null, "", "/");
  for (const fake of [...Object.values(update), ...Object.values(gatsby)]) fake.mockReset();
  isReachable.mockReset().mockResolvedValue(true);
  update.isStale.mockReturnValue(false);
  const { signal } = new AbortController();
  update.beginNavigation.mockReturnValue(signal);
  update.currentNavigation.mockReturnValue(signal);
  update.loadDocument.mockReturnValue(true);
  gatsby.load.mockResolvedValue(page("own"));
  Object.assign(window, {
    navigation: new EventTarget(),
    ___navigate: gatsby.show,
    ___loader: { loadPage: gatsby.load, loadPageSync: jest.fn() },
  });
  Object.assign(process.env, { NODE_ENV: "production" });
  jest.resetModules();
  jest.spyOn(console, "warn").mockReturnValue(undefined);
  const module: typeof navigation = await import("../../src/runtime/navigation/navigation");
  ({ leaveStalePage } = module);
  module.startNavigation();
});
afterEach(() => {
  Object.assign(process.env, { NODE_ENV: "test" });
  jest.useRealTimers();
});

const follow = (to = support, options?: { replace?: boolean }) => window.___navigate(to, options);
const isBusy = () => "busy" in document.documentElement.dataset;

test("a server that takes longer than 1.5 s gets the page at hand instead, and is asked once", async () => {
  jest.useFakeTimers();
  update.isStale.mockReturnValue(true);
  isReachable.mockReturnValue(new Promise(() => undefined));
  void follow();
  await jest.advanceTimersByTimeAsync(1499);
  expect(gatsby.show).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(gatsby.show).toHaveBeenCalledTimes(1);
  expect(isReachable).toHaveBeenCalledTimes(1);
});

test.each([
  ["to another page", "/support", "/", true],
  ["to another query", "/?q=a", "/", true],
  ["to the current address", "/?q=a", "/?q=a", true],
  // gatsby-link asks for it by itself. Browsers add an entry.
  ["that drops the query", "/", "/?q=a", false],
])(
  "a link %s that asks to replace the history entry: %s from %s: %p",
  async (_, to, from, replace) => {
    history.replaceState(null, "", from);
    await follow(to, { replace: true });
    expect(gatsby.show).toHaveBeenCalledWith(to, { replace });
  },
);

test("a document load replaces the history entry, too; if the guard forbids it, the page does", async () => {
  update.isStale.mockReturnValue(true);
  update.loadDocument.mockReturnValue(false);
  await follow(support, { replace: true });
  expect(update.loadDocument).toHaveBeenCalledWith(target, { cause: "newer-build", replace: true });
  expect(gatsby.show).toHaveBeenCalledWith(support, { replace: true });
});

test("a link to a document that is on its way starts its load again, without an entry", async () => {
  update.isOnItsWay.mockReturnValue(true);
  await follow();
  expect(update.loadDocument).toHaveBeenCalledWith(target, { cause: "only-way", replace: false });
  expect(gatsby.show).not.toHaveBeenCalled();
});

describe("back and forward", () => {
  test.each([
    ["within a page", { pathname: "/" } as Location],
    ["at the start", null],
  ])("%s load no document, even if a newer build is ready", async (_, previous) => {
    update.isStale.mockReturnValue(true);
    leaveStalePage(location, previous);
    await new Promise((resolve) => setTimeout(resolve));
    expect(update.loadDocument).not.toHaveBeenCalled();
  });
});

describe("the busy mark of a link", () => {
  test.each([
    ["back and forward", () => dispatchEvent(new PopStateEvent("popstate"))],
    [
      "a visitor who stops a load",
      () => window.navigation.dispatchEvent(new Event("navigateerror")),
    ],
  ])("%s: it ends", (_, happen) => {
    isReachable.mockReturnValue(new Promise(() => undefined));
    update.isStale.mockReturnValue(true);
    void follow();
    expect(isBusy()).toBe(true);
    happen();
    expect(isBusy()).toBe(false);
  });

  test("a document that loads instead of another one: it stays", async () => {
    update.isStale.mockReturnValue(true);
    update.loadDocument.mockImplementation(() =>
      window.navigation.dispatchEvent(new Event("navigateerror")),
    );
    await follow();
    expect(isBusy()).toBe(true);
  });
});
