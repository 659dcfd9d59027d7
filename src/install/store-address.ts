import { site } from "../site/site";

export type StoreBrowser = keyof typeof site.stores;

/** The browsers with a store, in the order of the page. */
export const storeBrowsers = Object.keys(site.stores) as readonly StoreBrowser[];

/** The name of each store. */
export const storeNames: Readonly<Record<StoreBrowser, string>> = {
  Chrome: "Chrome Web Store",
  Edge: "Edge Add-ons",
  Opera: "Opera add-ons",
};

/** The store page for a browser; null until the owner sets it. */
export function storeAddress(browser: StoreBrowser): string | null {
  return site.stores[browser];
}
