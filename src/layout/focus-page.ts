import { decoded } from "./decoded";

type PageAddress = Readonly<{ pathname: string; hash: string }>;

/** Focuses the heading of a new page, or what the hash names: a screen reader announces it once. */
export function focusPage(location: PageAddress, previous: PageAddress | null): void {
  if (!previous || previous.pathname === location.pathname) return;
  const named = location.hash && document.getElementById(decoded(location.hash.slice(1)));
  const target = named || document.querySelector<HTMLElement>("h1");
  if (!target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  // Scrolling is the router's task.
  target.focus({ preventScroll: true });
}
