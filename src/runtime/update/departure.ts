// What the browser says of how this document came, and whether it goes.

/** How this document was reached, such as "reload". Undefined if the browser does not say. */
export function navigationType(): NavigationTimingType | undefined {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming ? entry.type : undefined;
}

/** For how long after `beforeunload` a failing script counts as cancelled, in milliseconds. */
const departureTime = 10_000;

/** Returns a function that says whether this document is being left: browsers then cancel scripts. */
export function watchLeaving({
  addEventListener,
}: Pick<Window, "addEventListener">): () => boolean {
  let leftAt = -departureTime;
  addEventListener("beforeunload", () => (leftAt = performance.now()));
  return () => performance.now() - leftAt < departureTime;
}

/**
 * The browser's access to service workers; undefined on plain HTTP and in some private windows. In a
 * sandboxed document, reading it throws.
 */
export function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return (navigator as Partial<Navigator>).serviceWorker;
  } catch {
    return undefined;
  }
}
