import { Link as GatsbyLink, navigate } from "gatsby";
import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { nextPaint } from "./next-paint";

export type LinkProps = Readonly<{
  /** A path of this site, with query and hash: `/support#shortcuts`. */
  to: string;
  /** Takes the place of the current history entry. */
  replace?: boolean;
}> &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href">;

/**
 * A link within the site. A click is answered at once with the browser's own pressed state and
 * focus, then, after the next paint, with the new page.
 */
export function Link({ to, replace, onClick, ...anchor }: LinkProps) {
  function navigateAfterPaint(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    const target = new URL(event.currentTarget.href);
    // A place on this page needs no wait, and scrolls as in any document.
    if (target.pathname === location.pathname && target.search === location.search) return;
    event.preventDefault();
    void nextPaint().then(() => navigate(to, { replace }));
  }

  return <GatsbyLink {...anchor} to={to} replace={replace} onClick={navigateAfterPaint} />;
}

/** Whether the click asks for the page here, not in another tab, window or as a file. */
function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target, download } = event.currentTarget;
  return (
    event.button === 0 &&
    !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) &&
    (target === "" || target === "_self") &&
    download === ""
  );
}
