// Browser only.
import { isReachable, newerBuild, reload, reloadGuard } from "./build-update";
import { decideReload } from "./reload-decision";
import type { PageOrigin } from "./loaded-pages";

export type Change = Readonly<{
  /** Where the visitor is, as far as a page is shown there. */
  from: string | null;
  to: URL;
  /** Nothing is known of a page before it is loaded. */
  origin?: PageOrigin;
  /** Takes the place of the history entry. */
  replace?: boolean;
  /** Whether the visitor has not gone elsewhere meanwhile. */
  isLatest?: () => boolean;
}>;

/**
 * Whether a navigation goes on in the page. If not, then its document is being loaded, or the
 * visitor stays because there is nothing to be had.
 */
export async function showInPage(change: Change): Promise<boolean> {
  const { from, to, origin = { isRenderable: true }, replace, isLatest = () => true } = change;
  const { buildId, isRenderable } = origin;
  const newerId = newerBuild(buildId);
  const isGuarded = reloadGuard.holds(to.pathname);
  const isSamePage = from === to.pathname;
  // The server is asked only when its answer matters.
  const isAsked = !isSamePage && (!isRenderable || (newerId !== null && !isGuarded));
  const decision = decideReload({
    isSamePage,
    isStale: newerId !== null,
    isRenderable,
    isReachable: isAsked && (await isReachable(to)),
    isKept: Boolean(navigator.serviceWorker?.controller),
    isGuarded,
  });
  if (!isLatest()) return false;
  if (decision !== "document") return decision === "in-page";
  return !reload(to, { cause: isRenderable ? "newer-build" : "only-way", replace, newerId });
}
