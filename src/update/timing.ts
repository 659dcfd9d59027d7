/** Longest wait for a paint, in milliseconds: a hidden tab gets no frame at all. */
export const longestWait = 100;

/**
 * Resolves once the browser has painted what changed until now: a pressed state, a focus ring.
 * After 100 ms it resolves in any case.
 */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, longestWait);
    // A frame's callback runs before its paint; a task that it queues runs after.
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(timer);
        resolve();
      }),
    );
  });
}

/** Calls back once the browser is idle. Safari, which cannot tell, calls back after 200 ms. */
export function whenIdle(callback: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(() => callback());
  else setTimeout(callback, 200);
}

/** The result of `promise`, or undefined when it takes longer than `ms` milliseconds. */
export function inTime<Result>(promise: Promise<Result>, ms: number): Promise<Result | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), ms);
    promise.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}
