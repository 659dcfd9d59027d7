import { noteShownScript } from "../../src/update/note-shown";
import { shownHistory, shownKey } from "../../src/update/shown-history";

const history = shownHistory(() => sessionStorage, shownKey);

class NavigationTiming {
  constructor(readonly type: string) {}
}

/** Opens a document of build `id` as text runs in it, with nothing of the module around it. */
function open(id: string, type: string) {
  document.head.innerHTML = `<meta name="build-id" content="${id}">`;
  const performance = { getEntriesByType: () => [new NavigationTiming(type)] };
  new Function("performance", "PerformanceNavigationTiming", noteShownScript)(
    performance,
    NavigationTiming,
  );
}

beforeEach(() => sessionStorage.clear());

test.each(["navigate", "reload"])("a document that comes by %s is noted at once", (type) => {
  open("a", type);
  open("b", type);
  expect(history.isOutlived("a")).toBe(true);
});

test("one that is shown again is not", () => {
  open("a", "navigate");
  open("b", "navigate");
  open("a", "back_forward");
  expect(history.isOutlived("a")).toBe(true);
});

test("a document without a build, as in live mode, is not", () => {
  open("", "navigate");
  expect(sessionStorage.getItem(shownKey)).toBeNull();
});
