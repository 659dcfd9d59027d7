import type * as navigation from "../../src/navigation/navigation";

const update = {
  isOnItsWay: jest.fn(),
  isReachable: jest.fn(),
  isStale: jest.fn(),
  recordDeparture: jest.fn(),
  loadDocument: jest.fn(),
  reloadAfterFailure: jest.fn(),
  watchDepartures: jest.fn(),
};
jest.doMock("../../src/update/build-update", () => update);

const support = "/support?q=tab#contact";
const target = expect.objectContaining({ href: new URL(support, location.href).href });
const page = (buildId: string) => ({ page: {}, json: { pageContext: { buildId } } });
const gatsby = { load: jest.fn(), show: jest.fn() };
let leaveStalePage: typeof navigation.leaveStalePage;

beforeEach(async () => {
  document.head.innerHTML = '<meta name="build-id" content="own" />';
  history.replaceState(null, "", "/");
  for (const fake of [...Object.values(update), ...Object.values(gatsby)])
    if (typeof fake === "function") fake.mockReset();
  update.isReachable.mockResolvedValue(true);
  update.isStale.mockReturnValue(false);
  update.recordDeparture.mockReturnValue(() => true);
  update.watchDepartures.mockReturnValue(() => true);
  update.loadDocument.mockReturnValue(true);
  gatsby.load.mockResolvedValue(page("own"));
  Object.assign(window, {
    ___navigate: gatsby.show,
    ___loader: { loadPage: gatsby.load, loadPageSync: jest.fn() },
  });
  Object.assign(process.env, { NODE_ENV: "production" });
  jest.resetModules();
  jest.spyOn(console, "warn").mockReturnValue(undefined);
  const module: typeof navigation = await import("../../src/navigation/navigation");
  ({ leaveStalePage } = module);
  module.startNavigation();
});
afterEach(() => {
  Object.assign(process.env, { NODE_ENV: "test" });
  jest.useRealTimers();
});

const follow = (to = support) => window.___navigate(to);
const isBusy = () => "busy" in document.documentElement.dataset;

test("a worker answers for a page that only its document can show, without asking the server", async () => {
  const serviceWorker = { configurable: true, value: { controller: {} } };
  Object.defineProperty(navigator, "serviceWorker", serviceWorker);
  gatsby.load.mockResolvedValue(undefined);
  await follow();
  expect(update.loadDocument).toHaveBeenCalledTimes(1);
  expect(update.isReachable).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

test("a server that takes longer than 1.5 s gets the page at hand instead", async () => {
  jest.useFakeTimers();
  update.isStale.mockReturnValue(true);
  update.isReachable.mockReturnValue(new Promise(() => undefined));
  void follow();
  await jest.advanceTimersByTimeAsync(1499);
  expect(gatsby.show).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(2000);
  expect(gatsby.show).toHaveBeenCalledTimes(1);
});

test("another query or hash of the page loads nothing, even if a newer build is ready", async () => {
  update.isStale.mockReturnValue(true);
  await follow("/?q=a#b");
  expect(gatsby.load).not.toHaveBeenCalled();
  expect(update.loadDocument).not.toHaveBeenCalled();
  expect(gatsby.show).toHaveBeenCalledWith("/?q=a#b", { replace: false });
});

test.each([
  ["the very address of the page", "/?q=a", true],
  ["the page without its query", "/", false],
  ["the page with a hash", "/?q=a#x", false],
])("a link to %s replaces the entry: %p, as in browsers", async (_, to, replace) => {
  history.replaceState(null, "", "/?q=a");
  // Gatsby's link would replace the entry for the path alone.
  await window.___navigate(to, { replace: true });
  expect(gatsby.show).toHaveBeenCalledWith(to, { replace });
});

test("of a flood of navigations while a newer build is ready, only the last asks the server", async () => {
  update.isStale.mockReturnValue(true);
  let latest = 0;
  update.recordDeparture.mockImplementation(() => {
    const own = ++latest;
    return () => own === latest;
  });
  await Promise.all([follow("/support"), follow("/release-notes"), follow("/privacy-policy")]);
  expect(update.isReachable).toHaveBeenCalledTimes(1);
});

test("a link to a document that is on its way starts its load again, without an entry", async () => {
  update.isOnItsWay.mockReturnValue(true);
  await follow();
  expect(update.loadDocument).toHaveBeenCalledWith(target, { cause: "only-way", replace: false });
  expect(gatsby.show).not.toHaveBeenCalled();
});

test("a number moves through the history", async () => {
  await window.___navigate(-1 as unknown as string);
  expect(gatsby.show).toHaveBeenCalledWith(-1, undefined);
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

  test("to a page that cannot be loaded lead to its document", async () => {
    await window.___loader.loadPage("/");
    gatsby.load.mockResolvedValue(undefined);
    void window.___loader.loadPage("/");
    await new Promise((resolve) => setTimeout(resolve));
    expect(update.loadDocument).toHaveBeenCalledTimes(1);
    expect(update.reloadAfterFailure).not.toHaveBeenCalled();
  });

  test("a link that was decided is not decided again", async () => {
    await follow();
    update.isStale.mockReturnValue(true);
    history.replaceState(null, "", support);
    leaveStalePage(location, { pathname: "/" } as Location);
    await new Promise((resolve) => setTimeout(resolve));
    expect(update.loadDocument).not.toHaveBeenCalled();
  });

  test("end the busy mark of a link", () => {
    update.isReachable.mockReturnValue(new Promise(() => undefined));
    update.isStale.mockReturnValue(true);
    void follow();
    expect(isBusy()).toBe(true);
    dispatchEvent(new PopStateEvent("popstate"));
    expect(isBusy()).toBe(false);
  });
});
