// What this site knows of the insides of Gatsby, in browsers and in documents. contracts.test.ts reads
// the installed Gatsby and names what a new version no longer has.
import { withPrefix } from "gatsby";
import { notFoundDocument, pagePath } from "../../site/page-path";
import { currentBuild } from "../document";

/** A page as Gatsby's loader returns it, or its failure. */
export type LoadedPage = Readonly<{
  status?: "error";
  error?: unknown;
  page?: { path?: string; webpackCompilationHash?: string };
  json?: Readonly<{ pageContext?: Readonly<{ buildId?: string }> }>;
}>;

/** Gatsby's page loader. It takes addresses as they are in the address bar. */
export type PageLoader = {
  loadPage: (address: string) => Promise<LoadedPage | undefined>;
  loadPageSync: (address: string, options?: object) => LoadedPage | undefined;
  /** gatsby-link calls it when a link comes into the window, and `abort` when that leaves. */
  enqueue: (address: string) => { abort: () => void };
  /** gatsby-link calls it when the visitor points at a link. */
  hovering: (address: string) => void;
};

export type Navigate = (to: string, options?: { replace?: boolean }) => Promise<void> | void;

declare global {
  interface Window {
    ___loader: PageLoader;
    ___navigate: Navigate;
    ___webpackCompilationHash: string;
    pagePath?: string;
  }
}

/** The path of the page at an address, below the path prefix; that of the not-found page for no page. */
function pageAt(address: string): string {
  const route = SITE_PAGES.find((route) => pagePath(withPrefix(route)) === pagePath(address));
  return route ?? notFoundDocument;
}

/** Tells Gatsby the page's path by `window.pagePath`, which it reads after `onClientEntry`. */
export function tellPagePath(): void {
  if (process.env.NODE_ENV === "production") window.pagePath = pageAt(location.pathname);
}

export const withoutQuery = (address: string) => address.replace(/[?#].*$/s, "");

/**
 * What Gatsby's loader is asked for: the path of a page, or of the not-found page, with this build as
 * the query. Gatsby requests page data with that query, so no cache answers with the data of another
 * build. In develop it is the path alone: Gatsby finds pages that were just added.
 */
export function loaderAddress(address: string): string {
  if (process.env.NODE_ENV === "development") return withoutQuery(address);
  const build = currentBuild();
  return withPrefix(pageAt(address)) + (build ? `?${build}` : "");
}

/** Keeps Gatsby from loading documents for a new worker, by flags that it can no longer set. */
export function silenceWorkerUpdates(target: Window): void {
  for (const flag of ["___swUpdated", "___failedResources"])
    Object.defineProperty(target, flag, { get: () => undefined, set: () => undefined });
}

/**
 * Passes uncaught script failures to `onFailure` and hides them from Gatsby, which would reload in a
 * loop. Call it before Gatsby adds its own listener. Relies on the text of Gatsby's error for a page
 * whose component only a newer build has.
 */
export function listenForChunkFailures(
  target: Pick<Window, "addEventListener">,
  onFailure: (reason: unknown) => void,
): void {
  target.addEventListener("unhandledrejection", (event) => {
    const { reason } = event as PromiseRejectionEvent;
    if (!(reason instanceof Error)) return;
    // webpack's name for a script that could not be loaded.
    const isFailure = reason.name === "ChunkLoadError";
    if (!isFailure && !/find the correct component chunk/.test(reason.message)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // navigation.ts has handled an unknown component. This is a second promise, which Gatsby leaves.
    if (isFailure) onFailure(reason);
  });
}

/** Whether this document can show a page: its component and data are here and of the same build. */
export function isRenderable(page: LoadedPage | undefined): boolean {
  if (!page || page.status === "error") return false;
  return page.json?.pageContext?.buildId === currentBuild();
}

/**
 * Gatsby's ways to a page, for addresses as they are in the address bar. `load` and `loadSync` ask the
 * loader for what `loaderAddress` returns: otherwise it requests data for unknown paths and queries,
 * throws on `/%25`, which it decodes twice, and finds no page for `/%20`. A failure is a result of
 * `load`, not a rejection. `show` shows a loaded page.
 */
export function gatsbyNavigation() {
  const { ___navigate: show, ___loader: loader } = window;
  const { loadPage, loadPageSync } = loader;
  return {
    load: (address: string) =>
      loadPage(loaderAddress(address))
        // It rejects for a component that only a newer build has; the link would then do nothing.
        .catch((error: unknown): LoadedPage => ({ status: "error", error }))
        .then(adaptForGatsby),
    loadSync: (address: string, options?: object) => loadPageSync(loaderAddress(address), options),
    show,
  };
}

/**
 * Removes the query that Gatsby adds to a page's path: it knows the not-found page by the path alone.
 * Gives the page the hash of this document's scripts: otherwise Gatsby compares hashes, perhaps with an
 * old copy of `app-data.json`, and reloads without a guard. `isRenderable` compares builds instead.
 */
function adaptForGatsby(loaded: LoadedPage | undefined): LoadedPage | undefined {
  const page = loaded?.page;
  if (page?.path) page.path = withoutQuery(page.path);
  if (page) page.webpackCompilationHash = window.___webpackCompilationHash;
  return loaded;
}

/**
 * Overrides how Gatsby reaches a page. Otherwise it loses queries, doubles history entries or leaves
 * dead links. Relies on `___navigate`, which its links call, and on `___loader.loadPage` and
 * `loadPageSync`, through which it loads all pages; after Back and Forward it calls the latter first.
 */
export function replaceNavigation({
  navigate,
  ...loading
}: Partial<PageLoader> & Readonly<{ navigate: Navigate }>): void {
  Object.assign(window.___loader, loading);
  window.___navigate = navigate;
}

/**
 * Keeps Gatsby from focusing the element around each page and announcing the page, which the focus on
 * its heading does. Relies on the ids of both elements. Call it in `onRouteUpdate`.
 */
export function leaveFocusToSite(): void {
  const wrapper = document.getElementById("gatsby-focus-wrapper");
  if (wrapper) wrapper.focus = () => {};
  const announcer = document.getElementById("gatsby-announcer");
  if (announcer) announcer.hidden = true;
}
