type PlaceInSite = Readonly<{ pathname: string; hash: string }>;

/**
 * Puts the focus on the new page's heading, or on what the hash names, so that a screen reader
 * says once where the visitor is. The first page, queries and hashes alone move nothing.
 */
export function focusPage(location: PlaceInSite, previous: PlaceInSite | null): void {
  if (!previous || previous.pathname === location.pathname) return;
  const named = location.hash && document.getElementById(decoded(location.hash.slice(1)));
  const target = named || document.querySelector<HTMLElement>("h1");
  if (!target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  // The router scrolls the page.
  target.focus({ preventScroll: true });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
