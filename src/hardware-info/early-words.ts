// Runs in the browser before all other scripts: part of src/page-head/start-script.ts.
import { type DocumentMarks, documentMarks } from "../runtime/document";
import { type HardwareInfo, wordingBrowser } from "./hardware-info";
import { selectionAt, withSelection } from "./hardware-selection";
import { roughHardware, type Visitor } from "./read-visitor-hardware";

declare global {
  interface Window {
    /** What the start script found, for hardware-info-provider.tsx. */
    roughHardware?: HardwareInfo;
  }
}

/**
 * Before the first paint, marks <html> with device and browser, replaces the visitor words while the
 * parser adds them, and opens the answers that the history keeps open, or what the address names.
 * Returns the visitor's own record, whatever the address selects.
 */
export function showVisitorWords({
  document,
  navigator,
  location,
  history,
}: Readonly<{
  document: Document;
  navigator: Visitor;
  location: Location | URL;
  history: Pick<History, "state">;
}>): HardwareInfo {
  const own = roughHardware(navigator);
  const shown = withSelection(own, selectionAt(location));
  Object.assign(documentMarks(document), {
    device: own.isDesktop ? "desktop" : "mobile",
    browser: wordingBrowser(shown.browserName),
  } satisfies DocumentMarks);

  // What use-answers.ts writes.
  const kept = (history.state as { openAnswers?: readonly string[] } | null)?.openAnswers;

  function fill(): void {
    for (const span of document.querySelectorAll<HTMLElement>("[data-word]")) {
      const text = span.firstChild as Text | null;
      const word = shown[span.dataset.word as keyof HardwareInfo];
      if (text && word && text.data !== word) text.data = `${word}`;
    }
    for (const id of kept ?? [location.hash.slice(1)])
      Object.assign(document.getElementById(id) ?? {}, { open: true });
  }

  const observer = new MutationObserver(fill);
  // The parser may add a word in two parts.
  observer.observe(document, { childList: true, subtree: true, characterData: true });
  document.addEventListener("DOMContentLoaded", () => {
    fill();
    observer.disconnect();
  });
  return own;
}
