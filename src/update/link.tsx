import { navigate, withPrefix } from "gatsby";
import { type AnchorHTMLAttributes, type MouseEvent, useEffect, useRef } from "react";
import { expectTopOf } from "./after-first-paint";
import { untilDeparture } from "./build-update";
import { prefetchNext, prefetchWhileSeen } from "./prefetch";
import { nextPaint } from "./timing";

export type LinkProps = Readonly<{
  /** A path of this site, with query and hash: `/support#shortcuts`. */
  to: string;
  /** Takes the place of the current history entry. */
  replace?: boolean;
}> &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "target" | "download">;

/**
 * A link within the site. A click shows the pressed state (base.css) and the focus at once, and the
 * new page after the next paint. The page was prefetched while the link was in the window.
 */
export function Link({ to, replace, onClick, children, ...anchor }: LinkProps) {
  const element = useRef<HTMLAnchorElement>(null);
  const href = withPrefix(to);
  useEffect(() => (element.current ? prefetchWhileSeen(element.current) : undefined), [href]);

  function navigateAfterPaint(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    const { pathname, hash, href: target } = event.currentTarget;
    // Another query or hash of this page is no navigation, so it waits for nothing. As in
    // browsers, a link to the very address of the page adds nothing to the history.
    if (pathname === location.pathname)
      return void navigate(to, { replace: replace ?? target === location.href });
    const isHere = untilDeparture();
    void nextPaint().then(() => {
      if (!isHere()) return;
      if (hash === "") expectTopOf(pathname);
      void navigate(to, { replace });
    });
  }

  return (
    <a
      {...anchor}
      ref={element}
      href={href}
      onClick={navigateAfterPaint}
      onMouseEnter={({ currentTarget }) => prefetchNext(currentTarget)}
    >
      {children}
    </a>
  );
}

/** Whether the click asks for the page here, not in another tab or window or as a file. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
}

/**
 * Goes to a place of the site, as a chosen search result does; loads no document of the page that
 * is there already. Takes a path with query and hash, without the path prefix.
 */
export function goTo(url: string): void {
  const target = new URL(withPrefix(url), location.href);
  const isOtherQuery = target.search !== "" && target.search !== location.search;
  if (target.pathname !== location.pathname || isOtherQuery) void navigate(url);
  // The browser's own jump opens what is folded there and moves the focus; it keeps the query.
  else if (target.hash) location.assign(target.hash);
  else window.scrollTo(0, 0);
}
