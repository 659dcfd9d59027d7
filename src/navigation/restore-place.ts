import type { GatsbyBrowser } from "gatsby";

/**
 * Scrolls to where the visitor left a page whose address names a place in it. Gatsby does that only
 * for addresses without a hash. An entry of the history that is new has no such place. Between the
 * entries of one page, the browser has been there first, and its place is the right one.
 */
export const restorePlace: NonNullable<GatsbyBrowser["shouldUpdateScroll"]> = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  const [, top] = getSavedScrollPosition(location);
  if (!top) return true;
  if (prevRouterProps?.location.pathname === location.pathname) return false;
  if (location.hash === "") return true;
  window.scrollTo(0, top);
  return false;
};
