// Runs in the browser before all other scripts: part of src/page-head/start-script.ts.
import { type DocumentMarks, documentMarks } from "../browser/document-marks";
import { type HardwareInfo, hardwareInfo, wordingBrowser } from "./hardware-info";
import { selectableSystems, selectionAt, withSelection } from "./hardware-selection";

type Visitor = Readonly<{ userAgent?: string; maxTouchPoints?: number }>;

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

/** The record for a user agent string of a common browser. Bowser corrects it a moment later. */
export function roughHardware({ userAgent, maxTouchPoints = 0 }: Visitor): HardwareInfo {
  const agent = `${userAgent}`;
  const named = systems.find(([pattern]) => pattern.test(agent))?.[1] ?? "";
  // An iPad that asks for desktop sites says Macintosh, but no Mac has a touch screen.
  const os = named === "macOS" && maxTouchPoints > 1 ? "iOS" : named;
  return hardwareInfo({
    browserName: /\bOPR\//.test(agent) ? "Opera" : /\bEdg/.test(agent) ? "Edge" : "Chrome",
    os,
    isDesktop: desktopSystems.includes(os),
  });
}

/**
 * Sets the device, browser and system as attributes of <html> before the first paint, and replaces
 * the words while the parser adds them. It also opens the answer that the address names, so that the
 * page paints it open.
 */
export function showVisitorWords({
  document,
  navigator,
  location,
}: Readonly<{ document: Document; navigator: Visitor; location: Location | URL }>): void {
  const own = roughHardware(navigator);
  const shown = withSelection(own, selectionAt(location));
  const device = own.isDesktop ? "desktop" : "mobile";
  Object.assign(documentMarks(document), {
    device,
    own: `${own.browserName},${own.os},${device}`,
    browser: wordingBrowser(shown.browserName),
    os: shown.os,
  } satisfies DocumentMarks);

  function fill(): void {
    for (const span of document.querySelectorAll<HTMLElement>("[data-word]")) {
      const text = span.firstChild as Text | null;
      const word = shown[span.dataset.word as keyof HardwareInfo];
      if (text && word && text.data !== word) text.data = `${word}`;
    }
    const named = document.getElementById(location.hash.slice(1));
    if (named) Object.assign(named, { open: true });
  }

  const observer = new MutationObserver(fill);
  // The parser may add a word in two parts.
  observer.observe(document, { childList: true, subtree: true, characterData: true });
  document.addEventListener("DOMContentLoaded", () => {
    fill();
    observer.disconnect();
  });
}
