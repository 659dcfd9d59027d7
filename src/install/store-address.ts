import { site } from "../site/site";

export type StoreBrowser = keyof typeof site.stores;

/** The browsers that have a store, in the order in which the page lists them. */
export const storeBrowsers = Object.keys(site.stores) as readonly StoreBrowser[];

/** What each store calls itself. */
export const storeNames: Readonly<Record<StoreBrowser, string>> = {
  Chrome: "Chrome Web Store",
  Edge: "Edge Add-ons",
  Opera: "Opera add-ons",
};

/** The store page for a browser, or null while the owner has not named one. */
export function storeAddress(browser: StoreBrowser): string | null {
  return site.stores[browser];
}
