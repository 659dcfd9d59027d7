/**
 * Keeps Gatsby from turning the next navigation into a page load, or reloading a page, because a
 * new service worker is there: that is for build-update alone to decide. Gatsby asks two flags of
 * the window; both stay unset whoever sets them.
 */
export function silenceWorkerUpdates(window: Window) {
  for (const flag of ["___swUpdated", "___failedResources"])
    Object.defineProperty(window, flag, { get: () => undefined, set: () => undefined });
}
