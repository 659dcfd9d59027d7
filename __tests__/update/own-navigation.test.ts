import * as buildUpdate from "../../src/update/build-update";
import { ownNavigation, reloadIfStale } from "../../src/update/own-navigation";

jest.mock("../../src/update/build-update", () => ({
  newerBuild: jest.fn(),
  isReachable: jest.fn(),
  reload: jest.fn(),
  reloadAfterFailure: jest.fn(),
  reloadGuard: { holds: jest.fn() },
}));

jest.mock("../../src/update/own-build", () => ({ ownBuild: () => "a" }));

const newerBuild = jest.mocked(buildUpdate.newerBuild);
const isReachable = jest.mocked(buildUpdate.isReachable);
const reload = jest.mocked(buildUpdate.reload);
const reloadAfterFailure = jest.mocked(buildUpdate.reloadAfterFailure);
const holds = jest.mocked(buildUpdate.reloadGuard.holds);

const page = (buildId = "a", hash = "scripts of a"): LoadedPage => ({
  page: { webpackCompilationHash: hash },
  json: { pageContext: { buildId } },
});

/** Gatsby, whose pages come from a table; a missing one rejects as an unknown component does. */
function setUp(pages: Readonly<Record<string, LoadedPage | Promise<LoadedPage>>>) {
  const gatsbyNavigate = jest.fn();
  const loadPage = jest.fn(async (path: string) => {
    const found = await pages[path];
    if (!found) throw new Error("We couldn't find the correct component chunk");
    return found;
  });
  const loader = { loadPage, loadPageSync: jest.fn(), isPageNotFound: jest.fn() };
  Object.assign(window, {
    ___navigate: gatsbyNavigate,
    ___loader: { ...loader },
    ___webpackCompilationHash: "scripts of a",
  });
  window.history.replaceState(null, "", "/home");
  const load = ownNavigation();
  return { gatsbyNavigate, load, loader, loadPage };
}

const documents = () =>
  reload.mock.calls.map(([target, { cause }]) => [target.href.replace(location.origin, ""), cause]);

beforeEach(() => {
  jest.resetAllMocks();
  newerBuild.mockReturnValue(null);
  isReachable.mockResolvedValue(true);
  reload.mockReturnValue(true);
  holds.mockReturnValue(false);
  jest.spyOn(console, "warn").mockImplementation();
});

test("a page that is there is Gatsby's to show, once it has loaded", async () => {
  const { gatsbyNavigate, loadPage } = setUp({ "/support": page() });
  await window.___navigate("/support?q=a#b", { replace: true });
  expect(loadPage).toHaveBeenCalledWith("/support");
  expect(gatsbyNavigate.mock.calls).toEqual([["/support?q=a#b", { replace: true }]]);
  expect(isReachable).not.toHaveBeenCalled();
});

test("while a newer build is ready the document is loaded and no page", async () => {
  newerBuild.mockReturnValue("b");
  const { gatsbyNavigate, loadPage } = setUp({ "/support": page() });
  await window.___navigate("/support?q=a#b");
  expect(documents()).toEqual([["/support?q=a#b", "newer-build"]]);
  expect(loadPage).not.toHaveBeenCalled();
  expect(gatsbyNavigate).not.toHaveBeenCalled();
});

test.each([
  ["is out of reach", () => isReachable.mockResolvedValue(false)],
  ["was reloaded just now", () => holds.mockReturnValue(true)],
  ["is refused by the guard", () => reload.mockReturnValue(false)],
])("a newer build that %s lets the navigation go on in the page", async (_, arrange) => {
  newerBuild.mockReturnValue("b");
  const { gatsbyNavigate } = setUp({ "/support": page() });
  arrange();
  await window.___navigate("/support");
  expect(gatsbyNavigate).toHaveBeenCalledTimes(1);
});

test.each(["/home?q=a", "/home#b", "/home?q=a#b"])("%s is no navigation", async (to) => {
  newerBuild.mockReturnValue("b");
  const { gatsbyNavigate } = setUp({ "/home": page() });
  await window.___navigate(to);
  expect(gatsbyNavigate).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
});

test.each<[string, Readonly<Record<string, LoadedPage>>]>([
  ["that failed", { "/support": { status: "error" } }],
  ["that only a newer build knows", {}],
  ["of other scripts", { "/support": page("b", "scripts of b") }],
])("a page %s becomes its document", async (_, pages) => {
  const { gatsbyNavigate } = setUp(pages);
  await window.___navigate("/support?q=a#b");
  expect(documents()).toEqual([["/support?q=a#b", "only-way"]]);
  expect(gatsbyNavigate).not.toHaveBeenCalled();
});

test("a page that cannot be had at all leaves the visitor where they are", async () => {
  isReachable.mockResolvedValue(false);
  const { gatsbyNavigate } = setUp({});
  await window.___navigate("/support");
  expect(reload).not.toHaveBeenCalled();
  expect(gatsbyNavigate).not.toHaveBeenCalled();
});

test("a page that takes longer than 10 s becomes its document", async () => {
  jest.useFakeTimers();
  setUp({ "/support": new Promise<LoadedPage>(() => {}) });
  void window.___navigate("/support");
  await jest.advanceTimersByTimeAsync(9_999);
  expect(reload).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  jest.useRealTimers();
  expect(documents()).toEqual([["/support", "only-way"]]);
});

test("the last of several navigations wins, whatever comes first", async () => {
  let showFirst: (page: LoadedPage) => void = () => {};
  const first = new Promise<LoadedPage>((resolve) => (showFirst = resolve));
  const { gatsbyNavigate } = setUp({ "/first": first, "/second": page() });
  const navigation = window.___navigate("/first");
  await window.___navigate("/second");
  showFirst(page());
  await navigation;
  expect(gatsbyNavigate.mock.calls.map(([to]) => to)).toEqual(["/second"]);
});

test("a step back takes the turn of a navigation that is under way", async () => {
  let show: (page: LoadedPage) => void = () => {};
  const { gatsbyNavigate } = setUp({
    "/support": new Promise<LoadedPage>((resolve) => (show = resolve)),
  });
  const navigation = window.___navigate("/support");
  window.dispatchEvent(new PopStateEvent("popstate"));
  show(page());
  await navigation;
  expect(gatsbyNavigate).not.toHaveBeenCalled();
});

test("Gatsby never sees the scripts of another build", async () => {
  const { load } = setUp({ "/support": page("b", "scripts of b") });
  const loaded = await load("/support");
  expect(loaded?.page?.webpackCompilationHash).toBe("scripts of a");
});

describe("the page of the address", () => {
  const settle = () => new Promise((resolve) => setTimeout(resolve));

  test("is handed to Gatsby whatever its query", async () => {
    const { loadPage } = setUp({ "/home": page() });
    expect(await window.___loader.loadPage("/home?q=a")).toEqual(page());
    expect(loadPage).toHaveBeenCalledWith("/home");
  });

  test.each<[string, Readonly<Record<string, LoadedPage>>]>([
    ["failed", { "/home": { status: "error" } }],
    ["is of another build", { "/home": page("b") }],
  ])("that %s at the start is mended once; Gatsby waits", async (_, pages) => {
    setUp(pages);
    const onPage = jest.fn();
    void window.___loader.loadPage("/home").then(onPage);
    await settle();
    expect(reloadAfterFailure).toHaveBeenCalledTimes(1);
    expect(onPage).not.toHaveBeenCalled();
  });

  test("that failed after back or forward becomes its document", async () => {
    setUp({ "/home": page() });
    await window.___loader.loadPage("/home");
    window.history.replaceState(null, "", "/gone?q=a#b");
    void window.___loader.loadPage("/gone?q=a");
    await settle();
    expect(documents()).toEqual([["/gone?q=a#b", "only-way"]]);
    expect(reloadAfterFailure).not.toHaveBeenCalled();
  });

  test("that hangs after back or forward becomes its document after 10 s", async () => {
    jest.useFakeTimers();
    setUp({ "/home": page(), "/slow": new Promise<LoadedPage>(() => {}) });
    await window.___loader.loadPage("/home");
    window.history.replaceState(null, "", "/slow");
    void window.___loader.loadPage("/slow");
    await jest.advanceTimersByTimeAsync(9_999);
    expect(reload).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    jest.useRealTimers();
    expect(documents()).toEqual([["/slow", "only-way"]]);
  });
});

describe("onRouteUpdate", () => {
  const at = (path: string) => new URL(path, location.origin) as unknown as Location;

  test.each([
    ["back or forward loads the document", "/home", [["/support", "newer-build"]]],
    ["another query loads nothing", "/support", []],
    ["the first page loads nothing", null, []],
  ])("while a newer build is ready, %s", async (_, from, expected) => {
    newerBuild.mockReturnValue("b");
    reloadIfStale(at("/support"), from === null ? null : at(from));
    await new Promise((resolve) => setTimeout(resolve));
    expect(documents()).toEqual(expected);
  });

  test("what was decided to go on in the page is not decided again", async () => {
    newerBuild.mockReturnValue("b");
    holds.mockReturnValue(true);
    setUp({ "/support": page() });
    await window.___navigate("/support");
    holds.mockReturnValue(false);
    reloadIfStale(at("/support"), at("/home"));
    await new Promise((resolve) => setTimeout(resolve));
    expect(reload).not.toHaveBeenCalled();
  });
});
