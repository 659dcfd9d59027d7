import { navigate, withPrefix } from "gatsby";
import { type AnchorHTMLAttributes, type MouseEvent, useEffect, useRef } from "react";
import { nextPaint } from "./next-paint";
import { bringWhileSeen } from "./seen-links";

export type LinkProps = Readonly<{
  /** A path of this site, with query and hash: `/support#shortcuts`. */
  to: string;
  /** Takes the place of the current history entry. */
  replace?: boolean;
}> &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "target" | "download">;

/**
 * A link within the site. A click is answered at once with the pressed state (base.css) and the
 * focus, then, after the next paint, with the new page, which has been brought ahead while the link
 * was seen. (Gatsby's own follows every change of the address with each link of the frame around
 * the pages, which a phone feels in a tap.)
 */
export function Link({ to, replace, onClick, children, ...anchor }: LinkProps) {
  const element = useRef<HTMLAnchorElement>(null);
  const href = withPrefix(to);
  useEffect(() => (element.current ? bringWhileSeen(element.current) : undefined), [href]);

  function navigateAfterPaint(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    // Another query or place of this page is no navigation, so it waits for nothing. As in browsers,
    // a link to where one is adds nothing to the history.
    if (new URL(event.currentTarget.href).pathname === location.pathname)
      void navigate(to, { replace: replace ?? href === location.pathname });
    else void nextPaint().then(() => navigate(to, { replace }));
  }

  return (
    <a
      {...anchor}
      ref={element}
      href={href}
      onClick={navigateAfterPaint}
      onMouseEnter={({ currentTarget }) => window.___loader.hovering(currentTarget.pathname)}
    >
      {children}
    </a>
  );
}

/** Whether the click asks for the page here, not in another tab or window or as a file. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
}
