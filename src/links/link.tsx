import { navigate, withPrefix } from "gatsby";
import { type AnchorHTMLAttributes, type MouseEvent, useEffect, useRef } from "react";
import { prefetchNext, prefetchWhileSeen } from "./prefetch";

export type LinkProps = Readonly<{
  /** A path of this site with optional query and hash, such as `/support#shortcuts`. */
  to: string;
}> &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "target" | "download">;

/**
 * A link within the site. A click changes the page in place, or loads its document if navigation.ts
 * decides so. The page is prefetched while the link is in the window.
 */
export function Link({ to, onClick, children, ...anchor }: LinkProps) {
  const element = useRef<HTMLAnchorElement>(null);
  const href = withPrefix(to);
  useEffect(() => (element.current ? prefetchWhileSeen(element.current) : undefined), [href]);

  function navigateInPage(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    // As in browsers, a link to the current address adds no history entry.
    void navigate(to, { replace: event.currentTarget.href === location.href });
  }

  return (
    <a
      {...anchor}
      ref={element}
      href={href}
      onClick={navigateInPage}
      onMouseEnter={({ currentTarget }) => prefetchNext(currentTarget)}
    >
      {children}
    </a>
  );
}

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
