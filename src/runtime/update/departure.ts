// How this document was reached, and whether it is being left.

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
