// The one file that relies on undocumented behaviour of Gatsby in the browser. contracts.test.ts
// reads the installed Gatsby and names each behaviour that a new version no longer has.
import { withPrefix } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { pagePath } from "../site/page-path";
import { ownBuild } from "../browser/document-facts";

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
  enqueue: (address: string) => { abort: () => void };
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

/** The name of the tag that says the path of a document's page, below the path prefix. */
export const pagePathTag = "page-path";

/**
 * Leaves out the inline script in which Gatsby says that path: the content security policy would need
 * a hash more for each page, and hosts limit the length of a header. Relies on the script's id.
 */
export function withoutPagePathScript(bodyEnd: readonly ReactNode[]): ReactNode[] {
  return bodyEnd.filter(
    (part) => !(isValidElement<{ id?: string }>(part) && part.props.id === "gatsby-script-loader"),
  );
}

/**
 * Tells Gatsby the path, by which it corrects an address such as `/support/`. Relies on
 * `window.pagePath`, which Gatsby reads after `onClientEntry`.
 */
export function readPagePath(): void {
  const tag = document.querySelector<HTMLMetaElement>(`meta[name="${pagePathTag}"]`);
  if (tag) window.pagePath = tag.content;
}

const withoutQuery = (address: string) => address.replace(/[?#].*$/s, "");

/**
 * The address by which Gatsby's loader is asked for the page at an address: the path of a page that
 * Gatsby has, or of the not-found page, and this document's build as the query. Gatsby requests page
 * data with that query. So no cache answers with the data of another build, whatever its rules. In
 * develop, it is the path: a page that was just added is not in the script yet, and Gatsby finds it.
 */
export function loaderAddress(address: string): string {
  if (process.env.NODE_ENV === "development") return withoutQuery(address);
  const route = SITE_PAGES.find((route) => pagePath(withPrefix(route)) === pagePath(address));
  const build = ownBuild();
  return withPrefix(route ?? "/404.html") + (build ? `?${build}` : "");
}

/**
 * Makes Gatsby's loader ask for the data of this document's build, return the not-found page for
 * every unknown address, and ignore queries. Otherwise Gatsby requests data for unknown paths and
 * queries, throws on `/%25`, which it decodes twice, and finds no page for `/%20`. Relies on
 * `___loader.loadPage` and `loadPageSync`, through which Gatsby loads all pages, and on the query of
 * their addresses, which Gatsby adds to the page's own path.
 */
export function addressPagesByBuild(loader: PageLoader = window.___loader): void {
  const { loadPage, loadPageSync } = loader;
  loader.loadPage = (address) => loadPage(loaderAddress(address)).then(withPath);
  loader.loadPageSync = (address, options) => loadPageSync(loaderAddress(address), options);
}

/** Gatsby knows the not-found page by its path. */
function withPath(loaded: LoadedPage | undefined): LoadedPage | undefined {
  if (loaded?.page?.path) loaded.page.path = withoutQuery(loaded.page.path);
  return loaded;
}

/**
 * Prevents Gatsby from loading documents when there is a new service worker. Relies on the flags
 * `___swUpdated` and `___failedResources`, which can no longer be set.
 */
export function silenceWorkerUpdates(target: Window): void {
  for (const flag of ["___swUpdated", "___failedResources"])
    Object.defineProperty(target, flag, { get: () => undefined, set: () => undefined });
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
    // webpack's name for a script that could not be loaded.
    const isFailure = reason instanceof Error && reason.name === "ChunkLoadError";
    const isUnknownComponent =
      reason instanceof Error && /find the correct component chunk/.test(reason.message);
    if (!isFailure && !isUnknownComponent) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // navigation.ts handles an unknown component; Gatsby leaves a second promise uncaught.
    if (isFailure) onFailure(reason);
  });
}

/**
 * Makes a page look as if it belonged to this document's scripts. Otherwise Gatsby compares
 * `webpackCompilationHash`, which may come from an old copy of `app-data.json`, and reloads without
 * a guard. `isRenderable` compares builds instead.
 */
function withOwnHash(loaded: LoadedPage | undefined): LoadedPage | undefined {
  if (loaded?.page) loaded.page.webpackCompilationHash = window.___webpackCompilationHash;
  return loaded;
}

/** Whether this document can show a page: its component and data are here and of the same build. */
export function isRenderable(page: LoadedPage | undefined): boolean {
  if (!page || page.status === "error") return false;
  return page.json?.pageContext?.buildId === ownBuild();
}

export type GatsbyNavigation = Readonly<{
  /** Loads a page. A failure is a result, not a rejection. */
  load: (path: string) => Promise<LoadedPage | undefined>;
  /** Shows a loaded page. */
  show: Navigate;
}>;

/**
 * Overrides the functions by which Gatsby reaches a page: `___navigate`, which gatsby-link calls for
 * every navigation, and `___loader.loadPage`, which Gatsby calls for the current address. Without the
 * overrides, Gatsby loses queries, doubles history entries or leaves dead links. After back and
 * forward, Gatsby asks `loadPageSync` first, and shows at once what was prefetched: so that returns only
 * pages of this build. Returns the original functions.
 */
export function replaceNavigation(
  own: (gatsby: GatsbyNavigation) => { navigate: Navigate; loadPage: PageLoader["loadPage"] },
): GatsbyNavigation {
  const { ___navigate: show, ___loader: loader } = window;
  const { loadPage, loadPageSync } = loader;
  const load = (path: string) =>
    loadPage(path)
      // It rejects for a component that only a newer build has; the link would then do nothing.
      .catch((error: unknown): LoadedPage => ({ status: "error", error }))
      .then(withOwnHash);
  const gatsby = { load, show };
  const replaced = own(gatsby);
  loader.loadPage = replaced.loadPage;
  loader.loadPageSync = (address, options) => {
    const page = loadPageSync(address, options);
    return isRenderable(page) ? page : undefined;
  };
  window.___navigate = replaced.navigate;
  return gatsby;
}

/** What Gatsby's links call to prefetch. */
export type PrefetchQueue = Readonly<{
  /** Adds a page to the end of the queue. Returns a function that removes it again. */
  add: (path: string) => () => void;
  /** Puts a page first, because the visitor points at a link to it. */
  addFirst: (path: string) => void;
}>;

/**
 * Lets Gatsby's links prefetch through a queue. Gatsby's own starts after 3 s, and only fills the
 * browser's cache. Relies on gatsby-link calling `___loader.enqueue` when a link comes into the
 * window, `abort` when it leaves it, and `___loader.hovering` when the pointer is over it.
 */
export function replacePrefetching({ add, addFirst }: PrefetchQueue): void {
  window.___loader.enqueue = (address) => ({ abort: add(withoutQuery(address)) });
  window.___loader.hovering = (address) => addFirst(withoutQuery(address));
}

/**
 * Prevents Gatsby from focusing the element around each page and from announcing the page: the focus
 * on its heading does that already, and screen readers would say it twice. Relies on the ids of that
 * element and of Gatsby's announcer. Call it in `onRouteUpdate`.
 */
export function leaveFocusToSite(): void {
  const wrapper = document.getElementById("gatsby-focus-wrapper");
  if (wrapper) wrapper.focus = () => {};
  const announcer = document.getElementById("gatsby-announcer");
  if (announcer) announcer.hidden = true;
}
