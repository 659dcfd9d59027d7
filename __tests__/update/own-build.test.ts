import { recordDocument, recordShown } from "../../src/update/own-build";

const key = "build-update:shown";

/** Whether each of the builds is superseded when the tab shows them in this order. */
const shownInTurn = (...ids: string[]) => ids.map((id) => recordShown(id));

beforeEach(() => sessionStorage.clear());

test("a build is superseded once the tab has shown another one after it", () => {
  expect(shownInTurn("a", "a", "b", "b", "a")).toEqual([false, false, false, false, true]);
});

test("a build that the tab has never shown is news, not old", () => {
  expect(shownInTurn("a", "c")).toEqual([false, false]);
});

test.each(["{", "null", "[1,null]"])("the stored text %j counts as no history", (text) => {
  sessionStorage.setItem(key, text);
  expect(shownInTurn("a", "b", "a")).toEqual([false, false, true]);
});

test("a blocked or full storage records nothing and throws nothing", () => {
  const blocked = () => {
    throw new DOMException("blocked", "SecurityError");
  };
  const full = () => ({
    getItem: () => '["a","b"]',
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
  expect(recordShown("a", blocked)).toBe(false);
  expect(recordShown("c", full)).toBe(false);
  expect(recordShown("a", full)).toBe(true);
});

class NavigationTiming {
  constructor(readonly type: string) {}
}

/** Opens a document of build `id`, which the browser has reached by `type`; says if it is marked. */
function open(id: string, type: string): boolean {
  document.head.innerHTML = `<meta name="build-id" content="${id}">`;
  delete document.documentElement.dataset.superseded;
  Object.assign(globalThis, { PerformanceNavigationTiming: NavigationTiming });
  performance.getEntriesByType = () => [new NavigationTiming(type) as unknown as PerformanceEntry];
  recordDocument();
  return "superseded" in document.documentElement.dataset;
}

test("back and forward mark a document of a superseded build", () => {
  expect([open("a", "navigate"), open("b", "navigate")]).toEqual([false, false]);
  expect([open("b", "back_forward"), open("a", "back_forward")]).toEqual([false, true]);
});

test.each(["navigate", "reload"])("a document that is opened by %s is not marked", (type) => {
  // The server itself went back to the earlier build.
  expect([open("a", type), open("b", type), open("a", type)]).toEqual([false, false, false]);
});

test("a document without a build, as in development, is not recorded", () => {
  open("", "navigate");
  expect(sessionStorage.getItem(key)).toBeNull();
});
