import { createPreloads, isSparing } from "../../src/update/preloads";

/** Preloads over a network whose answers the test gives. */
function setUp() {
  const idle: (() => void)[] = [];
  const running = new Map<string, { resolve: () => void; reject: () => void }>();
  const loaded: string[] = [];
  const state = { isWelcome: true };
  const preloads = createPreloads({
    load: (path) => {
      loaded.push(path);
      return new Promise<void>((resolve, reject) =>
        running.set(path, { resolve, reject: () => reject(new Error(path)) }),
      );
    },
    isWelcome: () => state.isWelcome,
    whenIdle: (callback) => idle.push(callback),
  });
  const settle = async () => {
    for (;;) {
      await Promise.resolve();
      await Promise.resolve();
      const next = idle.shift();
      if (!next) return;
      next();
    }
  };
  const end = async (path: string, how: "resolve" | "reject" = "resolve") => {
    running.get(path)?.[how]();
    running.delete(path);
    await settle();
  };
  return { end, idle, loaded, preloads, running, settle, state };
}

const fifty = Array.from({ length: 50 }, (_, index) => `/page-${index}`);

test("waits until the browser is idle", async () => {
  const { loaded, preloads, settle } = setUp();
  preloads.add("/a");
  expect(loaded).toEqual([]);
  await settle();
  expect(loaded).toEqual(["/a"]);
});

test("each is begun in a task of its own", () => {
  const { idle, loaded, preloads, state } = setUp();
  state.isWelcome = false;
  ["/a", "/b", "/c"].forEach((path) => preloads.add(path));
  idle.splice(0).forEach((callback) => callback());
  state.isWelcome = true;
  preloads.addFirst("/d");
  expect(loaded).toEqual(["/d"]);
  idle.shift()?.();
  expect(loaded).toEqual(["/d", "/a"]);
  idle.shift()?.();
  expect(loaded).toEqual(["/d", "/a", "/b"]);
});

test("of fifty links in view never more than four run, hovering included, and all come", async () => {
  const { end, loaded, preloads, running, settle } = setUp();
  fifty.forEach((path) => preloads.add(path));
  await settle();
  expect(running.size).toBe(4);
  preloads.addFirst("/pointed-at");
  expect(running.size).toBe(4);
  let most = 0;
  for (let path = loaded[0]; running.size > 0; path = [...running.keys()][0]) {
    most = Math.max(most, running.size);
    await end(path ?? "");
  }
  expect(most).toBe(4);
  expect([...loaded].sort()).toEqual([...fifty, "/pointed-at"].sort());
});

test("what the visitor points at comes next", async () => {
  const { end, loaded, preloads, settle } = setUp();
  fifty.forEach((path) => preloads.add(path));
  await settle();
  preloads.addFirst("/page-40");
  await end("/page-0");
  expect(loaded[4]).toBe("/page-40");
  expect(loaded.filter((path) => path === "/page-40")).toHaveLength(1);
});

test("a failing page makes room for the next", async () => {
  const { end, loaded, preloads, settle } = setUp();
  fifty.slice(0, 6).forEach((path) => preloads.add(path));
  await settle();
  await end("/page-0", "reject");
  await end("/page-1", "reject");
  expect(loaded).toHaveLength(6);
});

test("a page is loaded once, however many links lead there", async () => {
  const { end, loaded, preloads, settle } = setUp();
  preloads.add("/a");
  preloads.add("/a");
  await settle();
  await end("/a");
  preloads.add("/a");
  preloads.addFirst("/a");
  await settle();
  expect(loaded).toEqual(["/a"]);
});

test("a link that left the view is withdrawn while it waits", async () => {
  const { loaded, preloads, settle } = setUp();
  const withdraw = preloads.add("/a");
  withdraw();
  await settle();
  expect(loaded).toEqual([]);
});

test("nothing is loaded while it is not welcome", async () => {
  const { loaded, preloads, settle, state } = setUp();
  state.isWelcome = false;
  preloads.add("/a");
  preloads.addFirst("/b");
  await settle();
  expect(loaded).toEqual([]);
});

test.each([
  [undefined, false],
  [{ effectiveType: "4g" }, false],
  [{ effectiveType: "3g" }, false],
  [{ effectiveType: "2g" }, true],
  [{ effectiveType: "slow-2g" }, true],
  [{ effectiveType: "4g", saveData: true }, true],
])("a connection %j is sparing: %p", (connection, expected) => {
  expect(isSparing(connection)).toBe(expected);
});
