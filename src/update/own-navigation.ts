// Browser only.
import { reloadAfterFailure } from "./build-update";
import { inTime } from "./in-time";
import { ownBuild } from "./own-build";
import { pageOrigin, withOwnHash } from "./loaded-pages";
import { showInPage } from "./show-in-page";

/** Loads the page at `path`, whole and whatever its query; a failure is a result. */
export type LoadPage = (path: string) => Promise<LoadedPage | undefined>;

/** How long a page may take, in milliseconds, before its document is asked for instead. */
const longestLoad = 10_000;

const never = new Promise<never>(() => {});
let hrefDecided: string | null = null;

/**
 * Puts the site between its links and Gatsby: a navigation becomes a change of the page or one
 * guarded document load, and neither a failed page nor one of another build reaches Gatsby,
 * which would lose queries, double history entries or leave a dead link. To be called in
 * `onClientEntry`; returns how to load a page ahead.
 */
export function ownNavigation(): LoadPage {
  const { ___navigate: gatsbyNavigate, ___loader: loader } = window;
  const { loadPage, loadPageSync, isPageNotFound } = loader;
  let hasStarted = false;
  let navigations = 0;

  const load: LoadPage = (path) =>
    loadPage(withoutQuery(path))
      // A component that only a newer build has rejects, and its link would be dead.
      .catch((error: unknown): LoadedPage => ({ status: "error", error }))
      .then(withOwnHash);

  /** At the start, and after back and forward: the address is there, its page must follow. */
  async function loadPageOfAddress(path: string): Promise<LoadedPage | undefined> {
    // At the start the prerendered page is there: nothing has to happen in time.
    const page = await (hasStarted ? inTime(load(path), longestLoad) : load(path));
    const origin = pageOrigin(page);
    // Prerendered HTML goes on only with the very data that it was made of.
    if (origin.isRenderable && (hasStarted || origin.buildId === ownBuild())) {
      hasStarted = true;
      return page;
    }
    console.warn(`The page ${path} could not be loaded.`, page?.error ?? "");
    if (!hasStarted) await reloadAfterFailure(origin.buildId);
    else await showInPage({ from: null, to: new URL(location.href), origin });
    // Whatever is shown stays: the prerendered page, or the one before.
    return never;
  }

  async function navigate(to: string, options?: { replace?: boolean }): Promise<void> {
    // A number steps through the history; only `onRouteUpdate` sees where that leads.
    if (typeof to === "number") return gatsbyNavigate(to, options);
    navigations += 1;
    const count = navigations;
    const isLatest = () => count === navigations;
    const target = new URL(to, location.href);
    const change = { from: location.pathname, to: target, replace: options?.replace, isLatest };
    if (!(await showInPage(change))) return;
    if (change.from !== target.pathname) {
      const page = await inTime(load(target.pathname), longestLoad);
      if (!(await showInPage({ ...change, origin: pageOrigin(page) }))) return;
    }
    hrefDecided = target.href;
    return gatsbyNavigate(to, options);
  }

  loader.loadPage = loadPageOfAddress;
  loader.loadPageSync = (path, options) => loadPageSync(withoutQuery(path), options);
  loader.isPageNotFound = (path) => isPageNotFound(withoutQuery(path));
  window.___navigate = navigate;
  window.___push = (to) => void navigate(to);
  window.___replace = (to) => void navigate(to, { replace: true });
  window.addEventListener("popstate", () => (navigations += 1));
  return load;
}

/**
 * Catches in `onRouteUpdate` what did not come through `navigate`: back and forward while a
 * newer build is ready. The first call marks the document: until then script-failures.ts hears of
 * back and forward.
 */
export function reloadIfStale(location: Location, previous: Location | null): void {
  document.documentElement.dataset.router = "";
  const isDecided = hrefDecided === location.href;
  hrefDecided = null;
  if (isDecided || !previous) return;
  void showInPage({ from: previous.pathname, to: new URL(location.href) });
}

/** Pages are static: their data does not depend on the query. */
function withoutQuery(path: string): string {
  return path.replace(/\?.*$/s, "");
}
