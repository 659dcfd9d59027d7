type PlaceInSite = Readonly<{ pathname: string; hash: string }>;

/**
 * Puts the focus on the new page's heading, or on what the hash names, so that a screen reader
 * says once where the visitor is. The first page, queries and hashes alone move nothing. It waits
 * for `paint`, if the page is still to be painted, since the styles of a focus hold that up; where
 * the visitor has put the focus elsewhere meanwhile, it stays.
 */
export function focusPage(
  location: PlaceInSite,
  previous: PlaceInSite | null,
  paint: Promise<void> | null = null,
): void {
  keepFocus();
  if (!previous || previous.pathname === location.pathname) return;
  const named = location.hash && document.getElementById(decoded(location.hash.slice(1)));
  const target = named || document.querySelector<HTMLElement>("h1");
  if (!target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  // Where the page is scrolled to is the router's business.
  const focus = () => target.focus({ preventScroll: true });
  if (!paint) return focus();
  const { activeElement } = document;
  void paint.then(() => {
    if (document.activeElement === activeElement) focus();
  });
}

/** Keeps Gatsby from focusing the element around each page, which would say the heading again. */
function keepFocus(): void {
  const wrapper = document.getElementById("gatsby-focus-wrapper");
  if (wrapper) wrapper.focus = () => {};
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
