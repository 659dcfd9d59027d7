import { navigate, withPrefix } from "gatsby";
import type { MouseEvent } from "react";

/** Whether the click opens the page in this tab, not in another tab or window or as a download. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
}

/**
 * Goes to a path of the site with query and hash, given without the path prefix. A hash of the
 * current page only scrolls. Search results use this.
 */
export function goTo(url: string): void {
  const target = new URL(withPrefix(url), location.href);
  const isOtherQuery = target.search !== "" && target.search !== location.search;
  if (target.pathname !== location.pathname || isOtherQuery) void navigate(url);
  else if (target.hash) {
    const isAsked = target.hash === location.hash;
    // The browser's own jump opens closed details there, moves the focus and keeps the query.
    location.assign(target.hash);
    // It says nothing of a place that was asked for again.
    if (isAsked) dispatchEvent(new HashChangeEvent("hashchange"));
  } else window.scrollTo(0, 0);
}
