// Runs in the browser before all other scripts: part of src/page-head/start-script.ts.
import { type DocumentMarks, documentMarks } from "../browser/document-marks";
import {
  desktopUnix,
  type HardwareInfo,
  hardwareInfo,
  tvAgents,
  userAgentLimit,
  wordingBrowser,
} from "./hardware-info";
import { selectableSystems, selectionAt, withSelection } from "./hardware-selection";

type Visitor = Readonly<{ userAgent?: string; maxTouchPoints?: number }>;

/** In the order of Bowser's list of systems. The first match counts. */
const systems: readonly (readonly [RegExp, string])[] = [
  [/windows phone/i, ""],
  [/windows /i, "Windows"],
  [/macintosh.* FxiOS.*\//i, "iOS"],
  [/macintosh/i, "macOS"],
  [/ip(od|hone|ad)/i, "iOS"],
  [/openharmony/i, ""],
  [/^(?!.*like android).*android/i, "Android"],
  [/(web|hpw)[o0]s|blackberry|bada|tizen/i, ""],
  [/linux/i, "Linux"],
  [/CrOS/, "Chrome OS"],
];

const opera = /opera|coast|op(r|ios)\/|\bOP[TX]\/\d/i;
const edge = /^(?!.*(msie|trident)).*(\sedg\/|edg([ea]|ios)\/)/i;

/** Names by which Bowser recognises crawlers, phones and tablets that say they have a desktop system. */
const otherDevices = /bot\b|spider|yahoo|huawei|nexus|silk|tablet(?! pc)|nokia|[^-]mobi|netcast/i;

const desktopSystems: readonly string[] = Object.values(selectableSystems);

/**
 * The record for a user agent string, without Bowser: the same as `describeHardware` except for the
 * names of other browsers and systems. A test compares both.
 */
export function roughHardware({ userAgent, maxTouchPoints = 0 }: Visitor): HardwareInfo {
  const agent = `${userAgent}`.slice(0, userAgentLimit);
  const is = (pattern: RegExp) => pattern.test(agent);
  const named = systems.find(([pattern]) => is(pattern))?.[1] ?? "";
  // An iPad that asks for desktop sites says Macintosh, but no Mac has a touch screen.
  const os = named === "macOS" && maxTouchPoints > 1 ? "iOS" : named;
  return hardwareInfo({
    browserName: is(opera) ? "Opera" : is(edge) ? "Edge" : "Chrome",
    os,
    isDesktop:
      (desktopSystems.includes(os) || (os === "" && is(desktopUnix))) &&
      !is(tvAgents) &&
      !is(otherDevices),
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
