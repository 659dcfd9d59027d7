// Browser only.

let isOfHistory = false;

/**
 * Takes over how soon the router shows another page, where it would always wait for a frame
 * (compile-scripts.ts): a link has waited for a paint already (next-paint.ts), so its page follows
 * at once. Back and forward keep the frame, in which the browser finds their place. To be called
 * before the router starts.
 */
export function ownPageChange(): void {
  addEventListener("popstate", () => {
    isOfHistory = true;
  });
  window.___changePage = (change) => {
    if (isOfHistory) requestAnimationFrame(change);
    else change();
    isOfHistory = false;
  };
}
