// Browser only: what the browser says about this document.

/** The times of this document's load. Undefined if the browser does not say. */
export function navigationEntry(): PerformanceNavigationTiming | undefined {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming ? entry : undefined;
}

/** How this document was reached, such as "reload". Undefined if the browser does not say. */
export const navigationType = () => navigationEntry()?.type;

/**
 * The browser's access to service workers. Undefined on plain HTTP and in the private windows of
 * some browsers. In a sandboxed document, reading it throws.
 */
export function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return (navigator as Partial<Navigator>).serviceWorker;
  } catch {
    return undefined;
  }
}
