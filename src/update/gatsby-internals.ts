// Browser only: the one file that relies on undocumented behaviour of Gatsby. Its test reads the
// installed Gatsby and names each behaviour that a new version no longer has.
import { withPrefix } from "gatsby";
import { routes } from "../site/site";
import { ownBuild } from "./own-build";

/** A page as Gatsby's loader returns it, or its failure. */
export type LoadedPage = Readonly<{
  status?: "error";
  error?: unknown;
  page?: { webpackCompilationHash?: string };
  json?: Readonly<{ pageContext?: Readonly<{ buildId?: string }> }>;
}>;

/** Gatsby's page loader. It takes addresses as they are in the address bar. */
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

/** The path of an address if Gatsby has a page for it, otherwise the path of the not-found page. */
export function knownPath(address: string): string {
  const path = address.replace(/[?#].*$/s, "");
  const known = [...Object.values(routes), ...__EXTRA_PAGES__.map(({ to }) => to)];
  const isKnown = known.some((route) => {
    // Under a path prefix, links to the home page end without a slash: "/prefix".
    const page = withPrefix(route).replace(/\/$/, "");
    return ["", "/", ".html"].some((ending) => path === page + ending);
  });
  return isKnown ? path : withPrefix("/404.html");
}

/**
 * Makes Gatsby's loader return the not-found page for every unknown address, and ignore queries.
 * Otherwise Gatsby requests data for unknown paths and queries, throws on `/%25`, which it decodes
 * twice, and finds no page for `/%20`. Relies on `___loader.loadPage` and `loadPageSync`, through
 * which Gatsby loads all pages.
 */
export function answerUnknownPaths(loader: PageLoader = window.___loader): void {
  const { loadPage, loadPageSync } = loader;
  loader.loadPage = (address) => loadPage(knownPath(address));
  loader.loadPageSync = (address, options) => loadPageSync(knownPath(address), options);
}

/**
 * Prevents Gatsby from loading documents when there is a new service worker. Relies on the flags
 * `___swUpdated` and `___failedResources`, which can no longer be set.
 */
export function silenceWorkerUpdates(target: Window): void {
  for (const flag of ["___swUpdated", "___failedResources"])
    Object.defineProperty(target, flag, { get: () => undefined, set: () => undefined });
}

/** Whether a rejection means that a script of the site could not be loaded. */
export function isChunkFailure(reason: unknown): boolean {
  if (!(reason instanceof Error)) return false;
  return (
    // webpack's name for it.
    reason.name === "ChunkLoadError" ||
    // The messages of browsers when import() fails.
    /dynamically imported module|importing a module script failed/i.test(reason.message)
  );
}

/**
 * Hides uncaught script failures from Gatsby, which would reload in a loop, and passes them to
 * `onFailure`. Call it before Gatsby adds its own listener for `unhandledrejection`. Relies on the
 * text of Gatsby's error for a page whose component only a newer build has.
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
    // navigation.ts handles an unknown component; Gatsby leaves a second promise uncaught.
    if (isFailure) onFailure(reason);
  });
}

/** Where a loaded page comes from. */
export type PageOrigin = Readonly<{
  /** The id of the build that wrote the page's data, if it was loaded. */
  buildId?: string;
  /** Whether the scripts of this document can show the page. */
  isRenderable: boolean;
}>;

const pagesOfOtherScripts = new WeakSet<LoadedPage>();

/**
 * Records whether a page belongs to this document's scripts, then makes it look as if it did.
 * Otherwise Gatsby compares `webpackCompilationHash` and reloads without a guard.
 */
function withOwnHash(page: LoadedPage | undefined): LoadedPage | undefined {
  const ownHash = window.___webpackCompilationHash;
  if (!page?.page || page.page.webpackCompilationHash === ownHash) return page;
  pagesOfOtherScripts.add(page);
  page.page.webpackCompilationHash = ownHash;
  return page;
}

/** Returns where a page comes from. A missing or failed page is not renderable. */
export function pageOrigin(page: LoadedPage | undefined): PageOrigin {
  if (!page || page.status === "error") return { isRenderable: false };
  const buildId = page.json?.pageContext?.buildId;
  return { buildId, isRenderable: buildId === ownBuild() || !pagesOfOtherScripts.has(page) };
}

export type GatsbyNavigation = Readonly<{
  /** Loads a page. A failure is a result, not a rejection. */
  load: (path: string) => Promise<LoadedPage | undefined>;
  /** Shows a loaded page. */
  show: Navigate;
}>;

/**
 * Overrides the two functions by which Gatsby reaches a page: `___navigate`, which gatsby-link
 * calls for every navigation, and `___loader.loadPage`, which Gatsby calls for the current address.
 * Without the overrides, Gatsby loses queries, doubles history entries or leaves dead links.
 * Returns the original functions.
 */
export function replaceNavigation(
  own: (gatsby: GatsbyNavigation) => { navigate: Navigate; loadPage: PageLoader["loadPage"] },
): GatsbyNavigation {
  const { ___navigate: show, ___loader: loader } = window;
  const { loadPage } = loader;
  const load = (path: string) =>
    loadPage(path)
      // It rejects for a component that only a newer build has; the link would then do nothing.
      .catch((error: unknown): LoadedPage => ({ status: "error", error }))
      .then(withOwnHash);
  const gatsby = { load, show };
  const replaced = own(gatsby);
  loader.loadPage = replaced.loadPage;
  window.___navigate = replaced.navigate;
  return gatsby;
}

/**
 * Prevents Gatsby from focusing the element around each page: screen readers would announce the
 * heading twice. Relies on the id of that element. base.css hides Gatsby's announcer for the same
 * reason.
 */
export function preventGatsbyFocus(): void {
  const wrapper = document.getElementById("gatsby-focus-wrapper");
  if (wrapper) wrapper.focus = () => {};
}

let isLeavingPage = false;

/**
 * Preserves the scroll position of a page that the visitor leaves by back or forward. Browsers
 * scroll before the page changes, and Gatsby would save the new position for the old page. So
 * scroll events are hidden from `popstate` to `pageHasChanged`. Relies on Gatsby listening for
 * `scroll` on the window.
 */
export function preserveScrollPositions(): void {
  window.addEventListener("popstate", () => (isLeavingPage = true));
  window.addEventListener(
    "scroll",
    (event) => {
      if (isLeavingPage && event.target === document) event.stopImmediatePropagation();
    },
    true,
  );
}

/** Tells `preserveScrollPositions` that the page has changed. Call it in `onRouteUpdate`. */
export function pageHasChanged(): void {
  isLeavingPage = false;
}
