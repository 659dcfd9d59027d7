// Browser only.
import { documentMarks, expectTopOf, ownBuild, savesData, withTimeout } from "../document";
import { serviceWorkers } from "../update/departure";
import {
  isOnItsWay,
  isReachable,
  isStale,
  recordNavigation,
  loadDocument,
  reloadAfterFailure,
  watchNavigations,
} from "../update/build-update";
import { isRenderable, replaceNavigation, replacePrefetching } from "../update/gatsby-internals";
import { reloadGuard } from "../update/reload-guard";
import { createPrefetchQueue } from "./prefetch";

/** How long a page may take before its document is loaded instead, in milliseconds. */
const loadTimeout = 10_000;

/**
 * How long to wait for the server, in milliseconds, before the loaded page of the old build is shown.
 * After an answer, the document takes about as long again.
 */
const shownPageTimeout = 1500;

const never = new Promise<never>(() => {});
let hrefDecided: string | null = null;

/**
 * Takes over navigation from Gatsby: each becomes an in-page change or one guarded document load.
 * Gatsby never receives a page that failed or is of another build. Call it in `onClientEntry`.
 */
export function startNavigation(): void {
  // In development, Gatsby reloads by itself.
  if (!ownBuild() || process.env.NODE_ENV !== "production") return;
  let hasStarted = false;

  const { load } = replaceNavigation((gatsby) => ({
    /** Loads the page of the current address: at the start, and after back and forward. */
    async loadPage(path) {
      const isLatest = watchNavigations();
      // At the start there is no time limit, because the prerendered page is on the screen.
      const loading = gatsby.load(path);
      const page = await (hasStarted ? withTimeout(loading, loadTimeout) : loading);
      if (isRenderable(page)) {
        hasStarted = true;
        return page;
      }
      console.warn(`The page ${path} could not be loaded.`, page?.error ?? "");
      if (!hasStarted) await reloadAfterFailure();
      else await resolveNavigation({ from: null, to: new URL(location.href), isLatest }, false);
      // The page on the screen stays: the prerendered one, or the previous one.
      return never;
    },

    async navigate(to, options) {
      // A number moves through the history. `onRouteUpdate` decides then.
      if (typeof to === "number") return gatsby.show(to, options);
      const isLatest = recordNavigation();
      const target = new URL(to, location.href);
      // As in browsers, a link to the current address adds no history entry.
      const replace = target.href === location.href;
      // Loads it again: the visitor may have stopped the load.
      if (isOnItsWay(target)) return void loadDocument(target, { cause: "only-way", replace });
      const change = { from: location.pathname, to: target, replace, isLatest };
      const isSamePage = change.from === target.pathname;
      showBusy(!isSamePage);
      let decision = await resolveNavigation(change);
      if (decision === "in-page" && !isSamePage) {
        const page = await withTimeout(gatsby.load(target.pathname), loadTimeout);
        decision = await resolveNavigation(change, isRenderable(page));
      }
      if (!isLatest()) return;
      // While a document loads, the page stays marked as busy.
      if (decision !== "document") showBusy(false);
      if (decision !== "in-page") return;
      hrefDecided = target.href;
      if (!isSamePage && target.hash === "") expectTopOf(target.pathname);
      return gatsby.show(to, { ...options, replace });
    },
  }));

  window.addEventListener("popstate", () => {
    recordNavigation();
    showBusy(false);
  });
  // The back/forward cache shows a page as it was left.
  window.addEventListener("pageshow", () => showBusy(false));
  const isAllowed = () => navigator.onLine && !savesData(navigator.connection) && !isStale();
  replacePrefetching(createPrefetchQueue(load, isAllowed));
}

/** What is known when a navigation starts. */
export type NavigationFacts = Readonly<{
  /** Only the query or the hash changes. */
  isSamePage: boolean;
  /** A newer build is ready. */
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

/** "in-page" changes the page in place, "document" loads the target, "stay" does nothing. */
export type NavigationDecision = "in-page" | "document" | "stay";

/** Decides what a navigation becomes. Its test lists all cases. */
export async function decideNavigation(facts: NavigationFacts): Promise<NavigationDecision> {
  const { isSamePage, isStale, isRenderable, isReachable, hasWorker, isGuarded } = facts;
  if (isSamePage) return "in-page";
  if (!isRenderable) return hasWorker || (await isReachable()) ? "document" : "stay";
  return isStale && !isGuarded && (await isReachable()) ? "document" : "in-page";
}

type Change = Readonly<{
  /** The path of the page on the screen; null if no page shows the current address. */
  from: string | null;
  to: URL;
  /** Replaces the history entry instead of adding one. */
  replace?: boolean;
  /** Whether the visitor has not navigated elsewhere meanwhile. */
  isLatest: () => boolean;
}>;

/**
 * Decides what a navigation becomes, and starts a document load. Until a page is loaded, it counts as
 * one that this document can show.
 */
async function resolveNavigation(
  { from, to, replace, isLatest }: Change,
  canShow = true,
): Promise<NavigationDecision> {
  // It waits for at least one microtask, so that the last of several navigations wins.
  const decision = await decideNavigation({
    isSamePage: from === to.pathname,
    isStale: isStale(),
    isRenderable: canShow,
    isReachable: async () => {
      // Of several navigations, only the last asks the server.
      await null;
      if (!isLatest()) return false;
      return canShow ? withTimeout(isReachable(to), shownPageTimeout) : isReachable(to);
    },
    hasWorker: Boolean(serviceWorkers()?.controller),
    isGuarded: reloadGuard.isLocked(to.pathname),
  });
  if (!isLatest()) return "stay";
  if (decision !== "document") return decision;
  const cause = canShow ? "newer-build" : "only-way";
  return loadDocument(to, { cause, replace }) ? "document" : "in-page";
}

/** Loads the document after Back and Forward if a newer build is ready. Call it in `onRouteUpdate`. */
export function leaveStalePage(location: Location, previous: Location | null): void {
  const isDecided = hrefDecided === location.href;
  hrefDecided = null;
  if (isDecided || !previous) return;
  const isLatest = watchNavigations();
  void resolveNavigation({ from: previous.pathname, to: new URL(location.href), isLatest });
}

/** Marks the document as busy while a navigation loads; base.css shows it. */
function showBusy(isBusy: boolean): void {
  const marks = documentMarks();
  if (isBusy) marks.busy = "";
  else delete marks.busy;
}
