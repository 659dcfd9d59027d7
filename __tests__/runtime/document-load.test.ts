import {
  isReachable,
  loadUnlessGuarded,
  type LoadOptions,
} from "../../src/runtime/update/document-load";
import { reloadGuard } from "../../src/runtime/update/reload-guard";

const target = new URL("https://site.example/support?q=a#b");

function setUp({ age = 0, type = "navigate" } = {}) {
  const location = {
    href: "https://site.example/",
    assign: jest.fn(),
    replace: jest.fn(),
    reload: jest.fn(),
  };
  const reload = (cause: LoadOptions["cause"], replace?: boolean, to = target) =>
    loadUnlessGuarded(to, { cause, replace }, location);
  jest.spyOn(performance, "now").mockReturnValue(age);
  const entry = Object.assign(new PerformanceNavigationTiming(), { type });
  performance.getEntriesByType = () => [entry];
  return { location, reload };
}

const blocked = () => {
  throw new DOMException("no", "SecurityError");
};

Object.assign(globalThis, { PerformanceNavigationTiming: class {} });

beforeEach(() => sessionStorage.clear());

test("reloads when the address is there already, hash or not", () => {
  const { location, reload } = setUp();
  location.href = target.href;
  reload("failure");
  expect(location.reload).toHaveBeenCalledTimes(1);
  expect(location.assign).not.toHaveBeenCalled();
});

test.each([
  ["newer-build", 1],
  ["failure", 1],
  // The visitor's own click on a page that cannot be shown otherwise: a plain link.
  ["only-way", 3],
] as const)("%s, asked for three times in 10 s, loads %i times", (cause, loads) => {
  const { location, reload } = setUp();
  for (let time = 0; time < 3; time += 1) reload(cause);
  expect(location.assign).toHaveBeenCalledTimes(loads);
});

test("a history entry that is to be replaced is replaced", () => {
  const { location, reload } = setUp();
  reload("newer-build", true);
  expect(location.replace).toHaveBeenCalledWith(target.href);
  expect(location.assign).not.toHaveBeenCalled();
});

test("query and hash make no other path, another page does", () => {
  const { reload } = setUp();
  reload("newer-build");
  expect(reload("newer-build", false, new URL("https://site.example/support#c"))).toBe(false);
  expect(reload("newer-build", false, new URL("https://site.example/privacy-policy"))).toBe(true);
});

test.each([
  ["newer-build", 9_999, false],
  ["newer-build", 10_000, true],
  ["failure", 10_000, false],
  ["only-way", 0, true],
] as const)("full storage: %s in a document %i ms old: %p", (cause, age, isLoading) => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(blocked);
  const { reload } = setUp({ age });
  expect(reload(cause)).toBe(isLoading);
  jest.restoreAllMocks();
});

test("a path that is locked stays locked, however old the document is", () => {
  const { reload } = setUp({ age: 3_600_000 });
  expect(reload("newer-build")).toBe(true);
  expect(reload("newer-build")).toBe(false);
});

test.each([
  ["failure", 9_999, false],
  ["failure", 10_000, true],
  ["newer-build", 0, true],
  ["only-way", 0, true],
] as const)(
  "storage that forgets: %s in a reload that is %i ms old loads again: %p",
  (cause, age, isLoading) => {
    const { reload } = setUp({ age, type: "reload" });
    expect(reload(cause)).toBe(isLoading);
  },
);

test.each([
  [404, true],
  [500, false],
])("a server that answers %i is there: %p", async (status, expected) => {
  const fetch = async () => ({ status, text: async () => "" }) as Response;
  expect(await isReachable(target, fetch)).toBe(expected);
});

test("a server whose document breaks off is not there", async () => {
  const text = () => Promise.reject(new TypeError("network error"));
  const fetch = async () => ({ status: 200, text }) as unknown as Response;
  expect(await isReachable(target, fetch)).toBe(false);
});

test("the guard locks a path for ten seconds, and no other", () => {
  jest.useFakeTimers();
  expect(reloadGuard.lock("/a")).toBe(true);
  expect([reloadGuard.lock("/a"), reloadGuard.isLocked("/b")]).toEqual([false, false]);
  jest.advanceTimersByTime(10_000);
  expect(reloadGuard.lock("/a")).toBe(true);
  jest.useRealTimers();
});
