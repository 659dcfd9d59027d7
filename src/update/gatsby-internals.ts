// The only file of the browser that relies on what Gatsby does not document. Its test reads the
// installed Gatsby and says in words what that no longer has.
import { withPrefix } from "gatsby";
import { routes } from "../site/site";
import { ownBuild } from "./own-build";

/** A page as Gatsby's loader hands it out, or its failure. */
export type LoadedPage = Readonly<{
  status?: "error";
  error?: unknown;
  page?: { webpackCompilationHash?: string };
  json?: Readonly<{ pageContext?: Readonly<{ buildId?: string }> }>;
}>;

/** Gatsby's loader of pages, which takes addresses as they stand in the address bar. */
export type PageLoader = {
  loadPage: (address: string) => Promise<LoadedPage | undefined>;
  loadPageSync: (address: string, options?: object) => LoadedPage | undefined;
};

export type Navigate = (to: string, options?: { replace?: boolean }) => Promise<void> | void;

declare global {
  interface Window {
    ___loader: PageLoader;
    ___navigate: Navigate;
    ___webpackCompilationHash: string;
  }
}

/** The path by which Gatsby knows the page of an address; the not-found page's own for the rest. */
export function knownPath(address: string): string {
  const path = address.replace(/[?#].*$/s, "");
  const isKnown = Object.values(routes).some((route) => {
    // Under a path prefix, links to the home page end without a slash: "/prefix".
    const page = withPrefix(route).replace(/\/$/, "");
    return ["", "/", ".html"].some((ending) => path === page + ending);
  });
  return isKnown ? path : withPrefix("/404.html");
}

/**
 * Makes Gatsby's loader answer every unknown address with the not-found page, and every query of a
 * page with that page. Relies on `___loader.loadPage` and `loadPageSync`, through which Gatsby loads
 * all pages. By itself it requests data for unknown paths and queries, throws on `/%25`, which it
 * decodes twice, and finds nothing for `/%20`.
 */
export function answerUnknownPaths(loader: PageLoader = window.___loader): void {
  const { loadPage, loadPageSync } = loader;
  loader.loadPage = (address) => loadPage(knownPath(address));
  loader.loadPageSync = (address, options) => loadPageSync(knownPath(address), options);
}

/**
 * Keeps Gatsby from loading documents by itself because a new service worker is there. Relies on
 * the flags `___swUpdated` and `___failedResources`; both stay unset whoever sets them.
 */
export function silenceWorkerUpdates(target: Window): void {
  for (const flag of ["___swUpdated", "___failedResources"])
    Object.defineProperty(target, flag, { get: () => undefined, set: () => undefined });
}

/** Whether a rejection says that a script of the site could not be loaded. */
export function isChunkFailure(reason: unknown): boolean {
  if (!(reason instanceof Error)) return false;
  return (
    // Relies on webpack's name for it.
    reason.name === "ChunkLoadError" ||
    // The browsers' own words for a failing import().
    /dynamically imported module|importing a module script failed/i.test(reason.message)
  );
}

/**
 * Takes uncaught failures of scripts away from Gatsby, which would load the path again and again.
 * Call it before Gatsby adds its own listener for `unhandledrejection`. Also relies on the text of
 * Gatsby's error for a page whose component only a newer build has. `onFailure` may reload, once.
 */
export function listenForChunkFailures(
  target: Pick<Window, "addEventListener">,
  onFailure: (reason: unknown) => void,
): void {
  target.addEventListener("unhandledrejection", (event) => {
    const { reason } = event as PromiseRejectionEvent;
    const isFailure = isChunkFailure(reason);
    const isUnknownComponent =
      reason instanceof Error && /find the correct component chunk/.test(reason.message);
    if (!isFailure && !isUnknownComponent) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // Whoever asked for that page handles its promise; Gatsby leaves a copy uncaught.
    if (isFailure) onFailure(reason);
  });
}

/** What a page's resources say about where they come from. */
export type PageOrigin = Readonly<{
  /** The id of the build that wrote the data, when the page is there. */
  buildId?: string;
  /** The scripts of this document can show it. */
  isRenderable: boolean;
}>;

const pagesOfOtherScripts = new WeakSet<LoadedPage>();

/**
 * Makes a page look as if it came from this document's scripts, after noting whether it does.
 * Relies on `webpackCompilationHash`, which Gatsby compares by itself to reload without a guard.
 */
function withOwnHash(page: LoadedPage | undefined): LoadedPage | undefined {
  const ownHash = window.___webpackCompilationHash;
  if (!page?.page || page.page.webpackCompilationHash === ownHash) return page;
  pagesOfOtherScripts.add(page);
  page.page.webpackCompilationHash = ownHash;
  return page;
}

/** Where a page comes from; a missing or failed one cannot be shown. */
export function pageOrigin(page: LoadedPage | undefined): PageOrigin {
  if (!page || page.status === "error") return { isRenderable: false };
  const buildId = page.json?.pageContext?.buildId;
  return { buildId, isRenderable: buildId === ownBuild() || !pagesOfOtherScripts.has(page) };
}

export type GatsbyNavigation = Readonly<{
  /** Loads a page; a failure is a result. */
  load: (path: string) => Promise<LoadedPage | undefined>;
  /** Shows a page that is loaded. */
  show: Navigate;
}>;

/**
 * Replaces the two ways in which Gatsby reaches a page: `___navigate`, which gatsby-link calls for
 * every navigation, and `___loader.loadPage`, which it calls for the page of the address. By itself
 * Gatsby would lose queries, double history entries or leave a dead link. Returns Gatsby's own.
 */
export function replaceNavigation(
  own: (gatsby: GatsbyNavigation) => { navigate: Navigate; loadPage: PageLoader["loadPage"] },
): GatsbyNavigation {
  const { ___navigate: show, ___loader: loader } = window;
  const { loadPage } = loader;
  const load = (path: string) =>
    loadPage(path)
      // A component that only a newer build has rejects, and its link would be dead.
      .catch((error: unknown): LoadedPage => ({ status: "error", error }))
      .then(withOwnHash);
  const gatsby = { load, show };
  const replaced = own(gatsby);
  loader.loadPage = replaced.loadPage;
  window.___navigate = replaced.navigate;
  return gatsby;
}

/**
 * Keeps Gatsby from focusing the element around each page, which would announce the heading twice.
 * Relies on the id of that element. base.css hides Gatsby's announcer for the same reason.
 */
export function keepFocus(): void {
  const wrapper = document.getElementById("gatsby-focus-wrapper");
  if (wrapper) wrapper.focus = () => {};
}

let isLeavingPage = false;

/**
 * Keeps the scroll position of a page that is left by back or forward. Browsers scroll before the
 * page changes, and Gatsby would save that position for the page that is left. Relies on Gatsby
 * listening for `scroll` on the window. Lasts from `popstate` to `pageHasChanged`.
 */
export function keepScrollPositions(): void {
  window.addEventListener("popstate", () => (isLeavingPage = true));
  window.addEventListener(
    "scroll",
    (event) => {
      if (isLeavingPage && event.target === document) event.stopImmediatePropagation();
    },
    true,
  );
}

/** To be called in `onRouteUpdate`, when Gatsby has put the page in its place. */
export function pageHasChanged(): void {
  isLeavingPage = false;
}
