// Imported at build time and in the browser: no React, no CSS, no navigator.

/** What reads this page, and what its browser calls things. */
export type HardwareInfo = Readonly<{
  /** "Chrome", "Edge", "Opera", another browser's name, or "" when nothing was recognised. */
  browserName: string;
  /** "macOS", "Windows", "Linux", "Chrome OS", "Android", "iOS", another system's name, or "". */
  os: string;
  isDesktop: boolean;
  modifierKey: "Cmd" | "Ctrl";
  privateBrowsingMode: "Incognito" | "InPrivate";
  /** The page of the browser where shortcuts of extensions are set. */
  shortcutsAddress: string;
  /** The entry of the extension icon's context menu that opens its options. */
  optionsMenuEntry: string;
}>;

/** The three facts of a record from which its words follow. */
export type HardwareFacts = Pick<HardwareInfo, "browserName" | "os" | "isDesktop">;

/** The longest part of a user agent that is looked at, in characters: real ones stay under 1,000. */
export const userAgentLimit = 2048;

/** Televisions and consoles that Bowser 2.15.0 takes for the desktop system they are built on. */
export const livingRoom = /hbbtv|googletv|opera tv|viera|xbox/i;

/** The Unixes that Bowser does not name, at a desk by their window system. */
export const deskUnix = /\bX11\b/;

/** The browser whose wording applies: Chrome's for every browser without wording of its own. */
export function wordingBrowser(browserName: string): "Chrome" | "Edge" | "Opera" {
  return browserName === "Edge" || browserName === "Opera" ? browserName : "Chrome";
}

/** The record that follows from its facts. */
export function hardwareInfo({ browserName, os, isDesktop }: HardwareFacts): HardwareInfo {
  const browser = wordingBrowser(browserName);
  const isEdge = browser === "Edge";
  return {
    browserName,
    os,
    isDesktop,
    modifierKey: os === "macOS" ? "Cmd" : "Ctrl",
    privateBrowsingMode: isEdge ? "InPrivate" : "Incognito",
    shortcutsAddress: `${browser.toLowerCase()}://extensions/shortcuts`,
    optionsMenuEntry: isEdge ? "Extension options" : "Options",
  };
}

/** What static HTML and the first render in a browser carry. */
export const defaultHardwareInfo: HardwareInfo = hardwareInfo({
  browserName: "Chrome",
  os: "",
  isDesktop: true,
});
