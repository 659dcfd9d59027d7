import { site } from "../site/site";

export type StoreBrowser = keyof typeof site.stores;

/** The browsers that the product is for, in the order of the page. */
export const storeBrowsers = Object.keys(site.stores) as readonly StoreBrowser[];

export const storeNames: Readonly<Record<StoreBrowser, string>> = {
  Chrome: "Chrome Web Store",
  Edge: "Edge Add-ons",
  Opera: "Opera add-ons",
};

/** Whether any store page is set. Before, the site offers no install button. */
export function isInStore(): boolean {
  return storeBrowsers.some((browser) => site.stores[browser] !== null);
}

/** A store page, and how a browser gets the product there. */
export type InstallSource = Readonly<{
  browser: StoreBrowser;
  store: StoreBrowser;
  address: string;
  /** The answer that says how a browser installs from another browser's store. */
  answer?: string;
}>;

/** Browsers that install from the Chrome Web Store too, with the answer that says how. */
const chromeStoreAnswers: Readonly<Partial<Record<StoreBrowser, string>>> = {
  Edge: "edge-from-chrome-web-store",
  Opera: "opera-from-chrome-web-store",
};

/** Where a browser installs the product: in its own store, or else in Chrome's; null for nowhere. */
export function installSource(browser: StoreBrowser): InstallSource | null {
  const { [browser]: storeUrl, Chrome: chrome } = site.stores as Readonly<
    Record<StoreBrowser, string | null>
  >;
  if (storeUrl !== null) return { browser, store: browser, address: storeUrl };
  const answer = chromeStoreAnswers[browser];
  if (chrome === null || answer === undefined) return null;
  return { browser, store: "Chrome", address: chrome, answer };
}

/** The sources of all browsers that can install the product, in the order of the page. */
export function installSources(): readonly InstallSource[] {
  return storeBrowsers.flatMap((browser) => installSource(browser) ?? []);
}
