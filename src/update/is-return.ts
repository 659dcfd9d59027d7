/** Whether this document is shown again, by back or forward; browser only. note-shown.ts takes it as text. */
export function isReturn(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming && entry.type === "back_forward";
}
