// Browser only.
import {
  isReachable,
  newerBuild,
  noteDeparture,
  reload,
  reloadAfterFailure,
  reloadGuard,
  untilDeparture,
} from "./build-update";
import { type PageOrigin, pageOrigin, replaceNavigation } from "./gatsby-internals";
import { ownBuild } from "./own-build";
import { isSparing, startPrefetching } from "./prefetch";
import { decideReload, type ReloadDecision } from "./reload-decision";
import { inTime } from "./timing";

/** How long a page may take, in milliseconds, before its document is asked for instead. */
const longestLoad = 10_000;

const never = new Promise<never>(() => {});
let hrefDecided: string | null = null;

/**
 * Puts the site between its links and Gatsby: a navigation becomes a change of the page or one
 * guarded document load, and neither a failed page nor one of another build reaches Gatsby. To be
 * called in `onClientEntry`.
 */
export function startNavigation(): void {
  // In development Gatsby's own hot reloading rules.
  if (!ownBuild() || process.env.NODE_ENV !== "production") return;
  let hasStarted = false;

  const { load } = replaceNavigation((gatsby) => ({
    /** At the start, and after back and forward: the address is there, its page must follow. */
    async loadPage(path) {
      const isLatest = untilDeparture();
      // At the start the prerendered page is there: nothing has to happen in time.
      const loading = gatsby.load(path);
      const page = await (hasStarted ? inTime(loading, longestLoad) : loading);
      const origin = pageOrigin(page);
      // Prerendered HTML goes on only with the very data that it was made of.
      if (origin.isRenderable && (hasStarted || origin.buildId === ownBuild())) {
        hasStarted = true;
        return page;
      }
      console.warn(`The page ${path} could not be loaded.`, page?.error ?? "");
      if (!hasStarted) await reloadAfterFailure(origin.buildId);
      else await meetBuild({ from: null, to: new URL(location.href), origin, isLatest });
      // Whatever is shown stays: the prerendered page, or the one before.
      return never;
    },

    async navigate(to, options) {
      // A number steps through the history; only `onRouteUpdate` sees where that leads.
      if (typeof to === "number") return gatsby.show(to, options);
      const isLatest = noteDeparture();
      const target = new URL(to, location.href);
      const change = { from: location.pathname, to: target, replace: options?.replace, isLatest };
      const isSamePage = change.from === target.pathname;
      showBusy(!isSamePage);
      let decision = await meetBuild(change);
      if (decision === "in-page" && !isSamePage) {
        const page = await inTime(gatsby.load(target.pathname), longestLoad);
        decision = await meetBuild({ ...change, origin: pageOrigin(page) });
      }
      if (!isLatest()) return;
      // Until a document comes, the page before it is shown.
      if (decision !== "document") showBusy(false);
      if (decision !== "in-page") return;
      hrefDecided = target.href;
      return gatsby.show(to, options);
    },
  }));

  window.addEventListener("popstate", () => {
    noteDeparture();
    showBusy(false);
  });
  // A page that the browser kept whole, as it was when its document was left.
  window.addEventListener("pageshow", () => showBusy(false));
  startPrefetching(
    load,
    () => navigator.onLine && !isSparing(navigator.connection) && !newerBuild(),
  );
}

type Change = Readonly<{
  /** Where the visitor is, as far as a page is shown there. */
  from: string | null;
  to: URL;
  /** Nothing is known of a page before it is loaded. */
  origin?: PageOrigin;
  /** Takes the place of the history entry. */
  replace?: boolean;
  /** Whether the visitor has not gone elsewhere meanwhile. */
  isLatest: () => boolean;
}>;

/** Decides what a navigation becomes, and starts to load its document where it becomes one. */
async function meetBuild(change: Change): Promise<ReloadDecision> {
  const { from, to, origin = { isRenderable: true }, replace, isLatest } = change;
  const { buildId, isRenderable } = origin;
  const newerId = newerBuild(buildId);
  const isKept = Boolean(navigator.serviceWorker?.controller);
  // Awaited in any case: of several navigations in one task the last one counts.
  const decision = await decideReload({
    isSamePage: from === to.pathname,
    isStale: newerId !== null,
    isRenderable,
    // A worker asks the server by itself, and has a document where the server has none.
    isReachable: async () => (isKept ? navigator.onLine : isReachable(to)),
    isKept,
    isGuarded: reloadGuard.holds(to.pathname),
  });
  if (!isLatest()) return "stay";
  if (decision !== "document") return decision;
  const cause = isRenderable ? "newer-build" : "only-way";
  return reload(to, { cause, replace, newerId }) ? "document" : "in-page";
}

/**
 * Catches in `onRouteUpdate` what was neither a link nor a call of `navigate`: back and forward
 * while a newer build is ready. The first call marks the document: until then script-failures.ts handles
 * back and forward.
 */
export function reloadIfStale(location: Location, previous: Location | null): void {
  document.documentElement.dataset.router = "";
  const isDecided = hrefDecided === location.href;
  hrefDecided = null;
  if (isDecided || !previous) return;
  const isLatest = untilDeparture();
  void meetBuild({ from: previous.pathname, to: new URL(location.href), isLatest });
}

/** Shows that a navigation is under way, or no longer (base.css). */
function showBusy(isBusy: boolean): void {
  const { dataset } = document.documentElement;
  if (isBusy) dataset.busy = "";
  else delete dataset.busy;
}
