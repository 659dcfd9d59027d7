import { decoded } from "./decoded";

type PlaceInSite = Readonly<{ pathname: string; hash: string }>;

/**
 * Focuses the heading of a new page, or the element that the hash names, so that a screen reader
 * announces the page once. The first page, a new query or a new hash do not move the focus.
 */
export function focusPage(location: PlaceInSite, previous: PlaceInSite | null): void {
  if (!previous || previous.pathname === location.pathname) return;
  const named = location.hash && document.getElementById(decoded(location.hash.slice(1)));
  const target = named || document.querySelector<HTMLElement>("h1");
  if (!target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  // Scrolling is the router's task.
  target.focus({ preventScroll: true });
}
