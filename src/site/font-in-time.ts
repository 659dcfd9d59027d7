// Browser only: part of update/before-scripts.ts.

/**
 * Milliseconds. Chromium holds the first paint no longer than that for a preloaded font:
 * https://github.com/chromium/chromium/commit/3a125bd039b94cdd2d08a5f6e1960bdf338437c7
 */
const longestAnswer = 50;

/**
 * Uses the site's font where it comes in time for the first paint: when a service worker has it, or
 * when this document was answered so fast that the font will be too. Elsewhere the fallback stays,
 * so that the paint waits for nothing and no line moves later.
 *
 * `preload` is the link for it in the document's head, which preloads nothing until its media match.
 * Preloaded and "optional", the font is there at the first paint or not used at all. Chromium
 * promises that: https://web.dev/articles/preload-optional-fonts
 */
export function showFontInTime(
  preload: Pick<HTMLLinkElement, "media"> | null,
  answer: Pick<PerformanceNavigationTiming, "requestStart" | "responseStart"> | undefined,
  hasWorker: boolean,
): void {
  if (!preload || !answer) return;
  if (!hasWorker && answer.responseStart - answer.requestStart > longestAnswer) return;
  preload.media = "all";
  document.documentElement.dataset.font = "";
}
