// Browser only.
import {
  announceTopOf,
  currentBuild,
  documentMarks,
  savesData,
  serviceWorkers,
  withTimeout,
} from "../document";
import {
  beginNavigation,
  currentNavigation,
  isOnItsWay,
  isStale,
  loadDocument,
  reloadAfterFailure,
} from "../update/build-update";
import { serverTimeout, isReachable } from "../update/document-load";
import { gatsbyNavigation, isRenderable, replaceNavigation } from "../update/gatsby-internals";
import { reloadGuard } from "../update/reload-guard";
import { createPrefetchQueue } from "./prefetch";

/** How long a page may take before its document is loaded instead, in milliseconds. */
const pageTimeout = 10_000;

/** How long a newer build may delay a page, in milliseconds. The document takes about as long again. */
const newerBuildTimeout = 1500;

const never = new Promise<never>(() => {});
/** The address that `navigate` has just shown: it is decided, so `leaveStalePage` skips it. */
let shownHref: string | null = null;

/**
 * Takes over navigation from Gatsby: each becomes an in-page change or one guarded document load.
 * Gatsby never receives a page that failed or is of another build. Call it in `onClientEntry`.
 */
export function startNavigation(): void {
  const { load, loadSync, show } = gatsbyNavigation();
  // In development, Gatsby reloads by itself.
  if (!currentBuild() || process.env.NODE_ENV !== "production")
    return replaceNavigation({ loadPage: load, loadPageSync: loadSync, navigate: show });
  const mayPrefetch = () => navigator.onLine && !savesData(navigator.connection) && !isStale();
  let hasStarted = false;

  replaceNavigation({
    ...createPrefetchQueue(load, mayPrefetch),

    /** Returns the page of the current address if it is loaded: after Back and Forward. */
    loadPageSync(address, options) {
      const page = loadSync(address, options);
      return isRenderable(page) ? page : undefined;
    },

    /** Loads the page of the current address: at the start, and after Back and Forward. */
    async loadPage(address) {
      const signal = currentNavigation();
      // At the start there is no time limit, because the prerendered page is on the screen.
      const loading = load(address);
      const page = await (hasStarted ? withTimeout(loading, pageTimeout) : loading);
      if (isRenderable(page)) {
        hasStarted = true;
        return page;
      }
      console.warn(`The page ${address} could not be loaded.`, page?.error ?? "");
      // It has just failed, so only a document or nothing is left.
      const facts = { isSamePage: false, isRenderable: async () => false };
      if (!hasStarted) await reloadAfterFailure();
      else await resolveNavigation(new URL(location.href), signal, facts);
      // The page on the screen stays: the prerendered one, or the previous one.
      return never;
    },

    async navigate(to, options) {
      // `navigate(-1)` is Back. `leaveStalePage` decides then.
      if (typeof to === "number") return show(to, options);
      const signal = beginNavigation();
      const target = new URL(to, location.href);
      // gatsby-link asks to replace the history entry for each link to the same path. Browsers replace it
      // only if the whole address is the same: a link that drops its query or hash adds an entry.
      const isExplicitReplace = options?.replace === true && encodeURI(to) !== location.pathname;
      const replace = isExplicitReplace || target.href === location.href;
      // A second click on a link whose document loads: the visitor may have stopped the first.
      if (isOnItsWay(target)) return showBusy(loadDocument(target, { cause: "only-way", replace }));
      const isSamePage = target.pathname === location.pathname;
      showBusy(!isSamePage);
      const canRender = async () =>
        isRenderable(await withTimeout(load(target.pathname), pageTimeout));
      const facts = { isSamePage, isRenderable: canRender };
      const result = await resolveNavigation(target, signal, facts, replace);
      // Again: cancelling an earlier load fires `navigateerror`, which has removed the mark.
      if (result === "document") return showBusy(true);
      if (signal.aborted) return;
      showBusy(false);
      if (result === "stay") return;
      shownHref = target.href;
      if (!isSamePage && target.hash === "") announceTopOf(target.pathname);
      return show(to, { ...options, replace });
    },
  });

  window.addEventListener("popstate", () => {
    beginNavigation();
    showBusy(false);
  });
  // The visitor has stopped the load of a document. Older browsers do not say so.
  const { navigation } = window as Partial<Pick<Window, "navigation">>;
  navigation?.addEventListener("navigateerror", () => showBusy(false));
  // The back/forward cache shows a page as it was left.
  window.addEventListener("pageshow", () => showBusy(false));
}

/** The facts of a decision. The functions cost a request, so they are called only if they matter. */
export type NavigationFacts = Readonly<{
  /** Only the query or the hash changes. */
  isSamePage: boolean;
  /** A newer build is ready. */
  isStale: boolean;
  /** The target was reloaded less than 10 s ago. */
  isGuarded: boolean;
  /** A service worker answers with cached documents. */
  hasWorker: boolean;
  /** Whether the browser is online and the server answers within `timeout` milliseconds. */
  isReachable: (timeout: number) => Promise<boolean | undefined>;
  /** This document can show the page: its component is loaded, and its data, of the same build. */
  isRenderable: () => Promise<boolean>;
}>;

/** React shows the page, or nothing happens, or the document loads, for one of two reasons. */
export type NavigationDecision = "in-page" | "stay" | "newer-build" | "only-way";

/** Decides what a navigation becomes. Its test lists all cases. */
export async function decideNavigation(facts: NavigationFacts): Promise<NavigationDecision> {
  const { isSamePage, isStale, isGuarded, hasWorker, isReachable, isRenderable } = facts;
  if (isSamePage) return "in-page";
  if (isStale && !isGuarded && (await isReachable(newerBuildTimeout))) return "newer-build";
  if (await isRenderable()) return "in-page";
  return hasWorker || (await isReachable(serverTimeout)) ? "only-way" : "stay";
}

/** Decides, by `facts` and the usual answers for the others, and loads the document if so decided. */
async function resolveNavigation(
  target: URL,
  signal: AbortSignal,
  facts: Pick<NavigationFacts, "isSamePage" | "isRenderable"> & Partial<NavigationFacts>,
  replace?: boolean,
): Promise<"in-page" | "stay" | "document"> {
  // Always asynchronous, so that a later navigation can cancel this one.
  const decision = await decideNavigation({
    isStale: isStale(),
    isGuarded: reloadGuard.isLocked(target.pathname),
    hasWorker: Boolean(serviceWorkers()?.controller),
    async isReachable(timeout) {
      // Of several navigations, only the last asks the server.
      await null;
      return !signal.aborted && withTimeout(isReachable(target), timeout);
    },
    ...facts,
  });
  if (signal.aborted) return "stay";
  if (decision === "in-page" || decision === "stay") return decision;
  if (loadDocument(target, { cause: decision, replace })) return "document";
  // Where storage is blocked, only the guard itself knows that it refuses. Decide as if it were locked.
  return resolveNavigation(target, signal, { ...facts, isGuarded: true }, replace);
}

/** After Back and Forward, Gatsby has shown the page. If a newer build is ready, its document replaces it. */
export function leaveStalePage(location: Location, previous: Location | null): void {
  const isDecided = shownHref === location.href;
  shownHref = null;
  if (isDecided || !previous) return;
  const isSamePage = previous.pathname === location.pathname;
  const facts = { isSamePage, isRenderable: async () => true };
  void resolveNavigation(new URL(location.href), currentNavigation(), facts);
}

/** Marks the document as busy while a navigation loads; base.css shows it. */
function showBusy(isBusy: boolean): void {
  const marks = documentMarks();
  if (isBusy) marks.busy = "";
  else delete marks.busy;
}
