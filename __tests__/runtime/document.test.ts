import {
  idleTimeout,
  nextPaint,
  paintTimeout,
  savesData,
  whenIdle,
} from "../../src/runtime/document";

let frames: (() => void)[] = [];

beforeEach(() => {
  frames = [];
  jest.useFakeTimers();
  jest.spyOn(window, "requestAnimationFrame").mockImplementation((callback) => {
    frames.push(() => callback(0));
    return 1;
  });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, "requestIdleCallback");
});

async function isOver(promise: Promise<void>): Promise<boolean> {
  return Promise.race([promise.then(() => true), Promise.resolve().then(() => false)]);
}

test("waits for 100 ms at most if there is no frame, as in a hidden tab", async () => {
  expect(paintTimeout).toBe(100);
  const paint = nextPaint();
  await jest.advanceTimersByTimeAsync(99);
  expect(await isOver(paint)).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(await isOver(paint)).toBe(true);
});

/** Calls back as a browser that is never idle does: when the timeout is over, if there is one. */
function neverIdle(callback: IdleRequestCallback, { timeout }: IdleRequestOptions = {}): number {
  if (timeout) setTimeout(() => callback({ didTimeout: true, timeRemaining: () => 0 }), timeout);
  return 1;
}

test.each([
  ["that is never idle", neverIdle, idleTimeout],
  ["that has no idle callback", undefined, 200],
])("what waits for an idle moment begins in a browser %s", async (_, requestIdleCallback, ms) => {
  Object.assign(globalThis, { requestIdleCallback });
  const begin = jest.fn();
  whenIdle(begin);
  await jest.advanceTimersByTimeAsync(ms - 1);
  expect(begin).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(begin).toHaveBeenCalledTimes(1);
});

test.each([
  [undefined, false],
  [{ effectiveType: "3g" }, false],
  [{ effectiveType: "2g" }, true],
  [{ effectiveType: "slow-2g" }, true],
  [{ effectiveType: "4g", saveData: true }, true],
])("a connection %j is sparing: %p", (connection, expected) => {
  expect(savesData(connection)).toBe(expected);
});
