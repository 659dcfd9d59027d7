import type { GatsbyBrowser } from "gatsby";

/**
 * Scrolls to where the visitor left a page, also if its address has a hash: Gatsby would scroll to the
 * element that the hash names. Between entries of one page, the browser has scrolled already.
 */
export const restoreScroll: NonNullable<GatsbyBrowser["shouldUpdateScroll"]> = ({
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
