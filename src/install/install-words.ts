import { site } from "../site/site";
import { type StoreBrowser, storeAddress, storeNames } from "./store-address";

/** The name of a store inside a sentence. */
function storeInSentence(browser: StoreBrowser): string {
  return browser === "Chrome" ? `the ${storeNames.Chrome}` : storeNames[browser];
}

/** The labels of the install buttons. Without a store page they promise the setup guide only. */
export const installWords = {
  short: (browser: StoreBrowser) => (storeAddress(browser) === null ? "Setup guide" : "Install"),
  long: (browser: StoreBrowser) =>
    storeAddress(browser) === null ? "See how it works" : `Add to ${browser}`,
  /** The note below a button whose store page is not set. */
  noStore: (browser: StoreBrowser) =>
    `${site.name} isn’t in ${storeInSentence(browser)} yet. This button opens the setup guide.`,
  list: "Install by browser",
  notInStore: (browser: StoreBrowser) => `Not in ${storeInSentence(browser)} yet`,
  guide: (browser: StoreBrowser) => `Setup guide for ${browser}`,
  /** The button of a phone, which cannot install anything. */
  send: "Send this page to your computer",
} as const;
