import { paintTimeout, nextPaint } from "../../src/links/timing";

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
});

async function isOver(promise: Promise<void>): Promise<boolean> {
  return Promise.race([promise.then(() => true), Promise.resolve().then(() => false)]);
}

test("resolves after the frame's paint, not before it", async () => {
  const paint = nextPaint();
  expect(await isOver(paint)).toBe(false);
  frames.forEach((frame) => frame());
  expect(await isOver(paint)).toBe(false);
  await jest.advanceTimersByTimeAsync(0);
  expect(await isOver(paint)).toBe(true);
});

test("waits for 100 ms at most if there is no frame, as in a hidden tab", async () => {
  expect(paintTimeout).toBe(100);
  const paint = nextPaint();
  await jest.advanceTimersByTimeAsync(99);
  expect(await isOver(paint)).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(await isOver(paint)).toBe(true);
});
