/** What is known when a navigation starts. */
export type NavigationFacts = Readonly<{
  /** Only the query or the hash changes. */
  isSamePage: boolean;
  /** The watcher or the page's data says that a newer build is ready. */
  isStale: boolean;
  /** This document can show the page: its component is loaded, and its data, of the same build. */
  isRenderable: boolean;
  /** Whether the browser is online and the server answers in time. Called only if it matters. */
  isReachable: () => Promise<boolean | undefined>;
  /** A service worker answers with cached documents. */
  hasWorker: boolean;
  /** The target was reloaded less than 10 s ago. */
  isGuarded: boolean;
}>;

/**
 * What a navigation becomes: "in-page" changes the page without a document load, "document" loads
 * the target as a document, "stay" leaves the visitor on the current page.
 */
export type NavigationDecision = "in-page" | "document" | "stay";

/** Decides what a navigation becomes. Its test lists all cases. */
export async function decideNavigation(facts: NavigationFacts): Promise<NavigationDecision> {
  const { isSamePage, isStale, isRenderable, isReachable, hasWorker, isGuarded } = facts;
  if (isSamePage) return "in-page";
  if (!isRenderable) return hasWorker || (await isReachable()) ? "document" : "stay";
  return isStale && !isGuarded && (await isReachable()) ? "document" : "in-page";
}
