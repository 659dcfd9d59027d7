// Runs in the browser before all other scripts: part of src/page-head/start-script.ts.
import { type DocumentMarks, documentMarks } from "../runtime/document";
import { type HardwareInfo, hardwareInfo, systemOf, wordingBrowser } from "./hardware-info";
import { selectableSystems, selectionAt, withSelection } from "./hardware-selection";

declare global {
  interface Window {
    /** What the start script found, for hardware-info-provider.tsx. */
    roughHardware?: HardwareInfo;
  }
}

/**
 * Before the first paint, marks <html> with device and browser, replaces the visitor words while the
 * parser adds them, and opens the answers that the history keeps open, or what the address names.
 * Returns the visitor's record, whatever the address selects.
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
  const visitor = roughHardware(navigator);
  const selected = withSelection(visitor, selectionAt(location));
  Object.assign(documentMarks(document), {
    device: visitor.isDesktop ? "desktop" : "mobile",
    browser: wordingBrowser(selected.browserName),
  } satisfies DocumentMarks);

  // What use-answers.ts writes.
  const savedOpenAnswers = (history.state as { openAnswers?: readonly string[] } | null)
    ?.openAnswers;

  function update(): void {
    for (const span of document.querySelectorAll<HTMLElement>("[data-word]")) {
      const text = span.firstChild as Text | null;
      const word = selected[span.dataset.word as keyof HardwareInfo];
      if (text && word && text.data !== word) text.data = `${word}`;
    }
    for (const id of savedOpenAnswers ?? [location.hash.slice(1)])
      Object.assign(document.getElementById(id) ?? {}, { open: true });
  }

  const observer = new MutationObserver(update);
  // The parser may add a word in two parts.
  observer.observe(document, { childList: true, subtree: true, characterData: true });
  document.addEventListener("DOMContentLoaded", () => {
    update();
    observer.disconnect();
  });
  return visitor;
}

/** What roughHardware reads of `navigator`. */
export type Visitor = Partial<Pick<Navigator, "userAgent" | "maxTouchPoints">>;

/** The first match counts. */
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad/, "iOS"],
  [/Macintosh/, "macOS"],
  [/Windows/, "Windows"],
  [/Android/, "Android"],
  [/CrOS/, "Chrome OS"],
  [/Linux/, "Linux"],
];

const desktopSystems: readonly string[] = Object.values(selectableSystems);

/**
 * The record for a user agent string of a common browser. It names only Edge and Opera, whose
 * words differ from those of others.
 */
function roughHardware({ userAgent, maxTouchPoints }: Visitor): HardwareInfo {
  const agent = `${userAgent}`;
  const os = systemOf(systems.find(([pattern]) => pattern.test(agent))?.[1] ?? "", maxTouchPoints);
  return hardwareInfo({
    browserName: /\bOPR\//.test(agent) ? "Opera" : /\bEdg/.test(agent) ? "Edge" : "",
    os,
    isDesktop: desktopSystems.includes(os),
  });
}
