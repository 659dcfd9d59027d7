/** What is known at the moment of a navigation. */
export type NavigationFacts = Readonly<{
  /** Only the query or the hash would change. */
  isSamePage: boolean;
  /** A newer build is ready, by the watcher's word or by the page's own data. */
  isStale: boolean;
  /** The page can be shown by the running scripts: its data and its component are there. */
  isRenderable: boolean;
  /** Whether the browser has a network and the server answers; asked only when it matters. */
  isReachable: () => Promise<boolean>;
  /** A service worker keeps the documents of the site. */
  isKept: boolean;
  /** The target was reloaded less than 10 s ago. */
  isGuarded: boolean;
}>;

/**
 * Where the next page comes from: "in-page" changes it without a load, "document" loads the
 * target's address, "stay" leaves the visitor on the page that works.
 */
export type ReloadDecision = "in-page" | "document" | "stay";

/** Decides what a navigation becomes; the table of all cases is its test. */
export async function decideReload(facts: NavigationFacts): Promise<ReloadDecision> {
  const { isSamePage, isStale, isRenderable, isReachable, isKept, isGuarded } = facts;
  if (isSamePage) return "in-page";
  if (!isRenderable) return isKept || (await isReachable()) ? "document" : "stay";
  return isStale && !isGuarded && (await isReachable()) ? "document" : "in-page";
}
