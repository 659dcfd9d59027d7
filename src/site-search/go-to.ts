import { navigate, withPrefix } from "gatsby";

/** Goes to a path of the site, given without the path prefix. A hash of this page only scrolls. */
export function goTo(url: string): void {
  const target = new URL(withPrefix(url), location.href);
  const isOtherQuery = target.search !== "" && target.search !== location.search;
  if (target.pathname !== location.pathname || isOtherQuery) void navigate(url);
  else if (target.hash) {
    const isSameHash = target.hash === location.hash;
    // The browser's own jump opens closed details and moves the focus.
    location.assign(target.hash);
    // The browser fires no event for the same hash.
    if (isSameHash) dispatchEvent(new HashChangeEvent("hashchange"));
  } else window.scrollTo(0, 0);
}
