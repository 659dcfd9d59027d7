// Browser only.

let isGoingBack = false;

/**
 * Notes back and forward, and takes over how soon the router shows another page, where it would
 * always wait for a frame (compile-scripts.ts): a link has waited for a paint already
 * (next-paint.ts), so its page follows at once. Back and forward keep the frame, in which the
 * browser finds their place. To be called once, before the router starts.
 */
export function ownPageChange(): void {
  addEventListener("popstate", () => {
    isGoingBack = true;
  });
  window.___changePage = (change) => {
    if (isGoingBack) requestAnimationFrame(change);
    else change();
  };
}

/** Whether the page that comes now is reached by back or forward; the next is not, unless noted. */
export function takeGoingBack(): boolean {
  const wasGoingBack = isGoingBack;
  isGoingBack = false;
  return wasGoingBack;
}
