import { createPrefetchQueue } from "../../src/runtime/navigation/prefetch";

let mockIdle: (() => void)[] = [];

jest.mock("../../src/runtime/document", () => ({
  whenIdle: (callback: () => void) => mockIdle.push(callback),
}));

beforeEach(() => (mockIdle = []));

/** A queue over a network whose answers the test gives. */
function setUp() {
  const running = new Map<string, Readonly<Record<"resolve" | "reject", () => void>>>();
  const loaded: string[] = [];
  const state = { isAllowed: true };
  const load = (path: string) => {
    loaded.push(path);
    return new Promise<void>((resolve, reject) =>
      running.set(path, { resolve, reject: () => reject(new Error(path)) }),
    );
  };
  const queue = createPrefetchQueue(load, () => state.isAllowed);
  const settle = async () => {
    for (;;) {
      await Promise.resolve();
      await Promise.resolve();
      const next = mockIdle.shift();
      if (!next) return;
      next();
    }
  };
  const end = async (path: string, how: "resolve" | "reject" = "resolve") => {
    running.get(path)?.[how]();
    running.delete(path);
    await settle();
  };
  return { end, loaded, queue, running, settle, state };
}

const fifty = Array.from({ length: 50 }, (_, index) => `/page-${index}`);

test("of fifty links in view at most four load at a time, hovering included, and all load in the end", async () => {
  const { end, loaded, queue, running, settle } = setUp();
  fifty.forEach((path) => queue.enqueue(path));
  await settle();
  expect(running.size).toBe(4);
  queue.hovering("/pointed-at");
  expect(running.size).toBe(4);
  let most = 0;
  for (let path = loaded[0]; running.size > 0; path = [...running.keys()][0]) {
    most = Math.max(most, running.size);
    await end(path ?? "");
  }
  expect(most).toBe(4);
  expect([...loaded].sort()).toEqual([...fifty, "/pointed-at"].sort());
});

test("the page that the visitor points at is next", async () => {
  const { end, loaded, queue, settle } = setUp();
  fifty.forEach((path) => queue.enqueue(path));
  await settle();
  queue.hovering("/page-40");
  await end("/page-0");
  expect(loaded[4]).toBe("/page-40");
  expect(loaded.filter((path) => path === "/page-40")).toHaveLength(1);
});

test("a failing page makes room for the next", async () => {
  const { end, loaded, queue, settle } = setUp();
  fifty.slice(0, 6).forEach((path) => queue.enqueue(path));
  await settle();
  await end("/page-0", "reject");
  await end("/page-1", "reject");
  expect(loaded).toHaveLength(6);
});

test("what met a missing network is loaded once the network returns", async () => {
  const { loaded, queue, settle, state } = setUp();
  state.isAllowed = false;
  queue.enqueue("/a");
  await settle();
  expect(loaded).toEqual([]);
  state.isAllowed = true;
  window.dispatchEvent(new Event("online"));
  await settle();
  expect(loaded).toEqual(["/a"]);
});
