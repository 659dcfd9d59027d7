/** How long to wait for a paint, in milliseconds. A hidden tab paints nothing. */
export const paintTimeout = 100;

/** Resolves after the browser has painted, or after 100 ms. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, paintTimeout);
    // The callback of a frame runs before its paint; a task queued there runs after it.
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(timer);
        resolve();
      }),
    );
  });
}

/**
 * How long to wait for an idle moment, in milliseconds. A busy tab has none, and under load
 * Chromium reported none on a few pages out of several thousand.
 */
export const idleTimeout = 2000;

/** Calls back when the browser is idle, or after 2 s; in Safari, which does not say, after 200 ms. */
export function whenIdle(callback: () => void): void {
  if (typeof requestIdleCallback !== "function") setTimeout(callback, 200);
  else requestIdleCallback(() => callback(), { timeout: idleTimeout });
}

/** Calls back when the document has loaded. */
export function whenLoaded(callback: () => void): void {
  if (document.readyState === "complete") callback();
  else window.addEventListener("load", callback, { once: true });
}

/** Resolves like `promise`, or with undefined after `ms` milliseconds. */
export function withTimeout<Result>(
  promise: Promise<Result>,
  ms: number,
): Promise<Result | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), ms);
    promise.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}
