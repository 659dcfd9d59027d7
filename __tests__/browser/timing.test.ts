import { idleTimeout, whenIdle } from "../../src/browser/timing";

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, "requestIdleCallback");
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
