import type { GatsbyBrowser } from "gatsby";

/** The router's location, with the key of its history entry. */
export type KeyedLocation = Pick<Location, "href"> & Readonly<{ key?: string }>;

/**
 * Whether the router's location is that of the current history entry. The router shows an entry a
 * moment after back or forward, and the visitor may have gone on.
 */
export const isCurrentEntry = ({ key }: KeyedLocation): boolean =>
  (history.state as { key?: string } | null)?.key === key;

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
