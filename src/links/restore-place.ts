import type { GatsbyBrowser } from "gatsby";

/**
 * Scrolls to where the visitor left a page whose address names a place in it. Gatsby does that only
 * for addresses without a hash. An entry of the history that is new has no such place.
 */
export const restorePlace: NonNullable<GatsbyBrowser["shouldUpdateScroll"]> = ({
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  const [, top] = getSavedScrollPosition(location);
  if (location.hash === "" || !top) return true;
  window.scrollTo(0, top);
  return false;
};
