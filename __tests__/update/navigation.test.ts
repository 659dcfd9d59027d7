import type * as navigation from "../../src/update/navigation";

const update = {
  isOnItsWay: jest.fn(),
  isReachable: jest.fn(),
  newerBuild: jest.fn(),
  recordDeparture: jest.fn(),
  loadDocument: jest.fn(),
  reloadAfterFailure: jest.fn(),
  reloadGuard: { isLocked: jest.fn() },
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
  update.newerBuild.mockReturnValue(null);
  update.recordDeparture.mockReturnValue(() => true);
  update.watchDepartures.mockReturnValue(() => true);
  update.loadDocument.mockReturnValue(true);
  update.reloadGuard.isLocked.mockReset().mockReturnValue(false);
  gatsby.load.mockResolvedValue(page("own"));
  Object.assign(window, {
    ___navigate: gatsby.show,
    ___loader: { loadPage: gatsby.load, loadPageSync: jest.fn() },
  });
  Object.assign(process.env, { NODE_ENV: "production" });
  jest.resetModules();
  jest.spyOn(console, "warn").mockReturnValue(undefined);
  const module: typeof navigation = await import("../../src/update/navigation");
  ({ leaveStalePage } = module);
  module.startNavigation();
  module.recordRouterStart();
});
afterEach(() => {
  Object.assign(process.env, { NODE_ENV: "test" });
  jest.useRealTimers();
});

const follow = (to = support) => window.___navigate(to);
const isBusy = () => "busy" in document.documentElement.dataset;

test("a link to a page of this build changes the page", async () => {
  const followed = follow();
  expect(isBusy()).toBe(true);
  await followed;
  expect(gatsby.load).toHaveBeenCalledWith("/support");
  expect(gatsby.show).toHaveBeenCalledWith(support, undefined);
  expect(update.loadDocument).not.toHaveBeenCalled();
  expect(isBusy()).toBe(false);
});

test("a link waits until Gatsby's router listens", async () => {
  jest.resetModules();
  Object.assign(window, { ___navigate: gatsby.show });
  const anew = (await import("../../src/update/navigation")) as typeof navigation;
  anew.startNavigation();
  const followed = follow();
  await new Promise((resolve) => setTimeout(resolve));
  expect(gatsby.show).not.toHaveBeenCalled();
  anew.recordRouterStart();
  await followed;
  expect(gatsby.show).toHaveBeenCalledTimes(1);
});

test.each([
  ["that loads its document", true, false, 1, 0],
  ["whose path was just reloaded shows the page at hand", true, true, 0, 1],
  ["whose server does not answer shows the page at hand", false, false, 0, 1],
])("when a newer build is ready, a link %s", async (_, isThere, isLocked, loads, shows) => {
  update.newerBuild.mockReturnValue("newer");
  update.isReachable.mockResolvedValue(isThere);
  update.reloadGuard.isLocked.mockReturnValue(isLocked);
  await follow();
  expect(update.loadDocument).toHaveBeenCalledTimes(loads);
  if (loads) expect(update.loadDocument).toHaveBeenCalledWith(target, { cause: "newer-build" });
  expect(gatsby.show).toHaveBeenCalledTimes(shows);
  expect(isBusy()).toBe(loads > 0);
});

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
  update.newerBuild.mockReturnValue("newer");
  update.isReachable.mockReturnValue(new Promise(() => undefined));
  void follow();
  await jest.advanceTimersByTimeAsync(1499);
  expect(gatsby.show).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(2000);
  expect(gatsby.show).toHaveBeenCalledTimes(1);
});

test.each([
  ["has failed", { status: "error" }],
  ["is missing", undefined],
  ["is of another build", page("other")],
])("a link to a page that %s leads to its document, locked or not", async (_, loaded) => {
  gatsby.load.mockResolvedValue(loaded);
  update.reloadGuard.isLocked.mockReturnValue(true);
  await follow();
  expect(update.loadDocument).toHaveBeenCalledWith(
    target,
    expect.objectContaining({ cause: "only-way" }),
  );
  expect(gatsby.show).not.toHaveBeenCalled();
});

test("a link to such a page on a server that is gone leaves the visitor where he is", async () => {
  gatsby.load.mockResolvedValue(undefined);
  update.isReachable.mockResolvedValue(false);
  await follow();
  expect(update.loadDocument).not.toHaveBeenCalled();
  expect(gatsby.show).not.toHaveBeenCalled();
  expect(isBusy()).toBe(false);
});

test("a page that does not come in 10 s is loaded as a document", async () => {
  jest.useFakeTimers();
  gatsby.load.mockReturnValue(new Promise(() => undefined));
  void follow();
  await jest.advanceTimersByTimeAsync(9_999);
  expect(update.loadDocument).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(update.loadDocument).toHaveBeenCalledTimes(1);
});

test("another query or hash of the page loads nothing, even if a newer build is ready", async () => {
  update.newerBuild.mockReturnValue("newer");
  await follow("/?q=a#b");
  expect(gatsby.load).not.toHaveBeenCalled();
  expect(update.loadDocument).not.toHaveBeenCalled();
  expect(gatsby.show).toHaveBeenCalledWith("/?q=a#b", undefined);
});

test("of two links, the later one wins", async () => {
  update.recordDeparture.mockReturnValueOnce(() => false);
  await Promise.all([follow("/privacy-policy"), follow()]);
  expect(gatsby.show.mock.calls).toEqual([[support, undefined]]);
});

test("of a flood of navigations while a newer build is ready, only the last asks the server", async () => {
  update.newerBuild.mockReturnValue("newer");
  let latest = 0;
  update.recordDeparture.mockImplementation(() => {
    const own = ++latest;
    return () => own === latest;
  });
  await Promise.all([follow("/support"), follow("/release-notes"), follow("/privacy-policy")]);
  expect(update.isReachable).toHaveBeenCalledTimes(1);
  expect(update.loadDocument).toHaveBeenCalledTimes(1);
});

test("a link to a document that is on its way starts its load again, without an entry", async () => {
  update.isOnItsWay.mockReturnValue(true);
  await window.___navigate(support, { replace: true });
  expect(update.loadDocument).toHaveBeenCalledWith(target, { cause: "only-way", replace: true });
  expect(gatsby.show).not.toHaveBeenCalled();
});

test("a number moves through the history", async () => {
  await window.___navigate(-1 as unknown as string);
  expect(gatsby.show).toHaveBeenCalledWith(-1, undefined);
});

describe("the page of the address", () => {
  test("is given to Gatsby at the start if it is of this build", async () => {
    expect(await window.___loader.loadPage("/")).toMatchObject(page("own"));
  });

  test.each([
    ["of another build", page("other")],
    ["that failed", { status: "error" }],
  ])("%s is kept from Gatsby at the start, and the page reloads once", async (_, loaded) => {
    gatsby.load.mockResolvedValue(loaded);
    const given = jest.fn();
    void window.___loader.loadPage("/").then(given);
    await new Promise((resolve) => setTimeout(resolve));
    expect(update.reloadAfterFailure).toHaveBeenCalledTimes(1);
    expect(given).not.toHaveBeenCalled();
  });

  test("after back, is loaded as a document if it failed", async () => {
    await window.___loader.loadPage("/");
    gatsby.load.mockResolvedValue(undefined);
    void window.___loader.loadPage("/");
    await new Promise((resolve) => setTimeout(resolve));
    expect(update.loadDocument).toHaveBeenCalledTimes(1);
    expect(update.reloadAfterFailure).not.toHaveBeenCalled();
  });
});

describe("back and forward", () => {
  const earlier = { pathname: "/support" } as Location;

  test.each([
    ["to another page", earlier, 1],
    ["within a page", { pathname: "/" } as Location, 0],
    ["at the start", null, 0],
  ])("%s, with a newer build ready: documents", async (_, previous, loads) => {
    update.newerBuild.mockReturnValue("newer");
    leaveStalePage(location, previous);
    await new Promise((resolve) => setTimeout(resolve));
    expect(update.loadDocument).toHaveBeenCalledTimes(loads);
  });

  test("a link that was decided is not decided again", async () => {
    await follow();
    update.newerBuild.mockReturnValue("newer");
    history.replaceState(null, "", support);
    leaveStalePage(location, { pathname: "/" } as Location);
    await new Promise((resolve) => setTimeout(resolve));
    expect(update.loadDocument).not.toHaveBeenCalled();
  });

  test("end the busy mark of a link", () => {
    update.isReachable.mockReturnValue(new Promise(() => undefined));
    update.newerBuild.mockReturnValue("newer");
    void follow();
    expect(isBusy()).toBe(true);
    dispatchEvent(new PopStateEvent("popstate"));
    expect(isBusy()).toBe(false);
  });
});
