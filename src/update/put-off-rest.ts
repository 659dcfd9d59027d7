// Runs in the browser before anything is painted, as text in every document.
import { layOutRest } from "./first-paint";

/** Puts off until after the first paint what lies far below the window: first-paint.ts says where. */
function putOffRest(layOut: typeof layOutRest): void {
  const [entry] = performance.getEntriesByType("navigation");
  const isOpened = entry instanceof PerformanceNavigationTiming && entry.type === "navigate";
  if (location.hash || !isOpened) return;
  document.documentElement.dataset.paint = "first";
  addEventListener("DOMContentLoaded", () => requestAnimationFrame(() => setTimeout(layOut)));
}

/** The inline script for the head of every document; without scripts nothing is put off. */
export const firstPaintScript = `(${String(putOffRest)})(${String(layOutRest)})`;
