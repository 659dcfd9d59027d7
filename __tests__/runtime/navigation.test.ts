import type * as navigation from "../../src/runtime/navigation/navigation";

const update = {
  isOnItsWay: jest.fn(),
  isReachable: jest.fn(),
  isStale: jest.fn(),
  recordNavigation: jest.fn(),
  loadDocument: jest.fn(),
  reloadAfterFailure: jest.fn(),
  watchNavigations: jest.fn(),
};
jest.doMock("../../src/runtime/update/build-update", () => update);

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
  update.recordNavigation.mockReturnValue(() => true);
  update.watchNavigations.mockReturnValue(() => true);
  update.loadDocument.mockReturnValue(true);
  gatsby.load.mockResolvedValue(page("own"));
  Object.assign(window, {
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

const follow = (to = support) => window.___navigate(to);
const isBusy = () => "busy" in document.documentElement.dataset;

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

  test("end the busy mark of a link", () => {
    update.isReachable.mockReturnValue(new Promise(() => undefined));
    update.isStale.mockReturnValue(true);
    void follow();
    expect(isBusy()).toBe(true);
    dispatchEvent(new PopStateEvent("popstate"));
    expect(isBusy()).toBe(false);
  });
});
