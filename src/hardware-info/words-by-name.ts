// Imported at build time and in the browser: no React, no CSS.
import { site } from "../site/site";
import { defaultHardwareInfo, type HardwareInfo, wordingBrowser } from "./hardware-info";

/** Labels of browsers. A page has those of all browsers, and shows one: visible-for.ts. */
export const browserLabels = {
  /** The button of the store that installs. */
  storeButton: { Chrome: "Add to Chrome", Edge: "Get", Opera: "Add to Opera" },
  /** The button beside the address bar that opens the menu of extensions. */
  pinPlace: { Chrome: "puzzle piece", Edge: "puzzle piece", Opera: "cube" },
  /** The button in that menu that puts an icon into the toolbar. */
  pinButton: { Chrome: "pin", Edge: "eye", Opera: "pin" },
  /** After {shortcutsAddress}: what to do in an Opera that has no such page. */
  shortcutsWay: {
    Chrome: "",
    Edge: "",
    Opera: ", or open opera://extensions and choose Keyboard shortcuts",
  },
  /** The switch on the page of an extension that allows it in private windows. */
  privateSwitch: {
    Chrome: "Allow in Incognito",
    Edge: "Allow in InPrivate",
    Opera: "Allow in private mode",
  },
} as const;

/** The text of each word for a visitor. */
export function hardwareWords(info: HardwareInfo) {
  const browserName = wordingBrowser(info.browserName);
  return {
    modifierKey: info.modifierKey,
    privateBrowsingMode: info.privateBrowsingMode,
    extensionsAddress: info.extensionsAddress,
    shortcutsAddress: info.shortcutsAddress,
    optionsMenuEntry: info.optionsMenuEntry,
    browserName,
    productName: site.name,
    contactAddress: site.contactAddress,
    storeButton: browserLabels.storeButton[browserName],
    pinPlace: browserLabels.pinPlace[browserName],
    pinButton: browserLabels.pinButton[browserName],
    privateSwitch: browserLabels.privateSwitch[browserName],
    shortcutsWay: browserLabels.shortcutsWay[browserName],
  } as const;
}

/** A word that content writes as `{name}`. */
export type WordName = keyof ReturnType<typeof hardwareWords>;

export const wordNames = Object.keys(hardwareWords(defaultHardwareInfo)) as readonly WordName[];

/** Whether a word is one of `browserLabels`. */
export function isBrowserLabel(name: WordName): name is keyof typeof browserLabels {
  return Object.hasOwn(browserLabels, name);
}

/** Whether a word is the same for everybody. */
export function isFixedWord(name: WordName): boolean {
  return name === "productName" || name === "contactAddress";
}
