import { Link as GatsbyLink, navigate } from "gatsby";
import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { nextPaint } from "./next-paint";

export type LinkProps = Readonly<{
  /** A path of this site, with query and hash: `/support#shortcuts`. */
  to: string;
  /** Takes the place of the current history entry. */
  replace?: boolean;
}> &
  // Gatsby's Link would follow a link with a target or a download in the page.
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "target" | "download">;

/**
 * A link within the site. A click is answered at once with the browser's own pressed state and
 * focus, then, after the next paint, with the new page.
 */
export function Link({ to, replace, onClick, ...anchor }: LinkProps) {
  function navigateAfterPaint(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    // Another query or place of this page is no navigation, so it waits for nothing.
    if (new URL(event.currentTarget.href).pathname === location.pathname) return;
    event.preventDefault();
    void nextPaint().then(() => navigate(to, { replace }));
  }

  return <GatsbyLink {...anchor} to={to} replace={replace} onClick={navigateAfterPaint} />;
}

/** Whether the click asks for the page here, not in another tab or window or as a file. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
}
