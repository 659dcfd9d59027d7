/** Longest wait for a paint, in milliseconds: a hidden tab gets no frame at all. */
export const longestWait = 100;

/**
 * Resolves once the browser has painted what changed until now: a pressed state, a focus ring.
 * After `limit` milliseconds it resolves in any case.
 */
export function nextPaint(limit = longestWait): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, limit);
    // A frame's callback runs before its paint; a task that it queues runs after.
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(timer);
        resolve();
      }),
    );
  });
}
