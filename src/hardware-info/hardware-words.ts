// Imported at build time and in the browser: no React, no CSS.
import { site } from "../site/site";
import { defaultHardwareInfo, type HardwareInfo, wordingBrowser } from "./hardware-info";

/** The text of each word for a visitor. */
export function hardwareWords(info: HardwareInfo) {
  const browserName = wordingBrowser(info.browserName);
  return {
    modifierKey: info.modifierKey,
    privateBrowsingMode: info.privateBrowsingMode,
    shortcutsAddress: info.shortcutsAddress,
    optionsMenuEntry: info.optionsMenuEntry,
    browserName,
    extensionsAddress: `${browserName.toLowerCase()}://extensions`,
    productName: site.name,
    contactAddress: site.contactAddress,
  } as const;
}

/** A word that content writes as `{name}`. */
export type WordName = keyof ReturnType<typeof hardwareWords>;

export const wordNames = Object.keys(hardwareWords(defaultHardwareInfo)) as readonly WordName[];

/** Whether a word is the same for everybody, so that it never changes in the page. */
export function isFixedWord(name: WordName): boolean {
  return name === "productName" || name === "contactAddress";
}
