import { withPrefix } from "gatsby";
import { routes } from "../site/site";

/** The part of Gatsby's page loader that takes addresses as they stand in the address bar. */
export type PageLoader = {
  loadPage: (address: string) => Promise<unknown>;
  loadPageSync: (address: string, options?: object) => unknown;
};

/** The route that an address belongs to, or the not-found page's own. */
export function knownAddress(address: string): string {
  const path = address.replace(/[?#].*$/s, "");
  const isKnown = Object.values(routes).some((route) => {
    // Under a path prefix, links to the home page end without a slash: "/prefix".
    const page = withPrefix(route).replace(/\/$/, "");
    return ["", "/", ".html"].some((ending) => path === page + ending);
  });
  return isKnown ? address : withPrefix("/404.html");
}

/**
 * Lets the loader answer every unknown address with the not-found page at once. By itself it asks
 * the network for that page's data first, throws on `/%25`, which it decodes twice, and finds
 * nothing for `/%20`.
 */
export function answerUnknownPaths(loader: PageLoader): void {
  const { loadPage, loadPageSync } = loader;
  loader.loadPage = (address) => loadPage(knownAddress(address));
  loader.loadPageSync = (address, options) => loadPageSync(knownAddress(address), options);
}
