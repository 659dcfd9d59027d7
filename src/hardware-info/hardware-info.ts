// Imported at build time and in the browser: no React, no CSS, no navigator.

/** The visitor's browser and system, and the labels that this browser uses. */
export type HardwareInfo = Readonly<{
  /** "Chrome", "Edge", "Opera", another browser's name, or "" when nothing was recognised. */
  browserName: string;
  /** "macOS", "Windows", "Linux", "Chrome OS", "Android", "iOS", another system's name, or "". */
  os: string;
  isDesktop: boolean;
  modifierKey: "Cmd" | "Ctrl";
  privateBrowsingMode: "Incognito" | "InPrivate";
  /** The browser page that lists the extensions. */
  extensionsAddress: string;
  /** The browser page on which extension shortcuts are set. */
  shortcutsAddress: string;
  /** The entry of the extension icon's context menu that opens its options. */
  optionsMenuEntry: string;
}>;

/** The detected facts. All labels of the record follow from them. */
export type HardwareFacts = Pick<HardwareInfo, "browserName" | "os" | "isDesktop">;

/** The browser whose labels apply. Browsers without labels of their own get Chrome's. */
export function wordingBrowser(browserName: string): "Chrome" | "Edge" | "Opera" {
  return browserName === "Edge" || browserName === "Opera" ? browserName : "Chrome";
}

/** The name of a system as its maker writes it; Bowser spells "Chrome OS". */
export function systemName(os: string): string {
  return os === "Chrome OS" ? "ChromeOS" : os;
}

/**
 * The system of a device that says it runs `os`. Tablets that ask for desktop sites claim to be a Mac or a
 * Linux computer. No Mac has a touch screen, and a Linux computer with one has a mouse or a touchpad, too.
 */
export function systemOf(os: string, maxTouchPoints = 0): string {
  if (os === "macOS" && maxTouchPoints > 1) return "iOS";
  const isTouched = os === "Linux" && maxTouchPoints > 0;
  return isTouched && !matchMedia("(any-hover: hover)").matches ? "Android" : os;
}

/** The full record for the detected facts. */
export function hardwareInfo({ browserName, os, isDesktop }: HardwareFacts): HardwareInfo {
  const browser = wordingBrowser(browserName);
  const isEdge = browser === "Edge";
  const extensionsAddress = `${browser.toLowerCase()}://extensions`;
  return {
    browserName,
    os,
    isDesktop,
    modifierKey: os === "macOS" ? "Cmd" : "Ctrl",
    privateBrowsingMode: isEdge ? "InPrivate" : "Incognito",
    extensionsAddress,
    shortcutsAddress: `${extensionsAddress}/shortcuts`,
    optionsMenuEntry: isEdge ? "Extension options" : "Options",
  };
}

/** The record used in static HTML and in the first render in a browser. */
export const defaultHardwareInfo: HardwareInfo = /* @__PURE__ */ hardwareInfo({
  browserName: "Chrome",
  os: "",
  isDesktop: true,
});
