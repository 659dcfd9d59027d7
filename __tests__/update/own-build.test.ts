import { recordOpened, shownHistory, shownKey } from "../../src/update/own-build";

const key = "shown";
const history = () => shownHistory(() => sessionStorage, key);

beforeEach(() => sessionStorage.clear());

test("a build is outlived once another one has been shown after it", () => {
  history().add("a");
  expect(history().isOutlived("a")).toBe(false);
  history().add("b");
  expect(history().isOutlived("a")).toBe(true);
  expect(history().isOutlived("b")).toBe(false);
});

test("a build that the tab has never shown is news, not old", () => {
  history().add("a");
  expect(history().isOutlived("c")).toBe(false);
});

test("a build that comes back, as after a rollback, is the latest again", () => {
  for (const id of ["a", "b", "a"]) history().add(id);
  expect(history().isOutlived("a")).toBe(false);
  expect(history().isOutlived("b")).toBe(true);
});

test("remembers twenty builds", () => {
  for (let count = 0; count <= 20; count += 1) history().add(`build-${count}`);
  expect(history().isOutlived("build-0")).toBe(false);
  expect(history().isOutlived("build-1")).toBe(true);
});

test.each(["", "{", "null", '{"a":1}', "[1,null]"])("the text %j remembers nothing", (text) => {
  sessionStorage.setItem(key, text);
  expect(history().isOutlived("a")).toBe(false);
  history().add("a");
  history().add("b");
  expect(history().isOutlived("a")).toBe(true);
});

test("a blocked or full storage remembers nothing and throws nothing", () => {
  const blocked = shownHistory(() => {
    throw new DOMException("blocked", "SecurityError");
  }, key);
  const full = shownHistory(
    () => ({
      getItem: () => '["a","b"]',
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    }),
    key,
  );
  blocked.add("a");
  expect(blocked.isOutlived("a")).toBe(false);
  full.add("c");
  expect(full.isOutlived("a")).toBe(true);
});

const tabHistory = shownHistory(() => sessionStorage, shownKey);

class NavigationTiming {
  constructor(readonly type: string) {}
}

/** Opens a document of build `id`, which the browser has reached by `type`. */
function open(id: string, type: string) {
  document.head.innerHTML = `<meta name="build-id" content="${id}">`;
  Object.assign(globalThis, { PerformanceNavigationTiming: NavigationTiming });
  performance.getEntriesByType = () => [new NavigationTiming(type) as unknown as PerformanceEntry];
  recordOpened();
}

test.each(["navigate", "reload"])("a document that comes by %s is noted at once", (type) => {
  open("a", type);
  open("b", type);
  expect(tabHistory.isOutlived("a")).toBe(true);
});

test("one that is shown again is not", () => {
  open("a", "navigate");
  open("b", "navigate");
  open("a", "back_forward");
  expect(tabHistory.isOutlived("a")).toBe(true);
});

test("a document without a build, as in live mode, is not", () => {
  open("", "navigate");
  expect(sessionStorage.getItem(shownKey)).toBeNull();
});
