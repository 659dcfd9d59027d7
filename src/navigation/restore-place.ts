import type { GatsbyBrowser } from "gatsby";
import { isCurrentEntry } from "../address/history-keys";

/**
 * Scrolls to where the visitor left a page whose address names a place in it. Gatsby does that only
 * for addresses without a hash. An entry of the history that is new has no such place. If
 * the visitor has gone on meanwhile, nothing scrolls.
 */
export const restorePlace: NonNullable<GatsbyBrowser["shouldUpdateScroll"]> = ({
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  if (!isCurrentEntry(location)) return false;
  const [, top] = getSavedScrollPosition(location);
  if (location.hash === "" || !top) return true;
  window.scrollTo(0, top);
  return false;
};
