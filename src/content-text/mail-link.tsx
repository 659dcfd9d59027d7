import { type ComponentProps, useEffect, useRef } from "react";

/**
 * A link that starts an email. Some hosts hide mail addresses in documents from robots, and their
 * script may be blocked. React then restores the text, but no attribute, so this restores the address.
 */
export function MailLink({ href = "", children, ...props }: ComponentProps<"a">) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.setAttribute("href", href), [href]);
  return (
    <a {...props} ref={link} href={href} suppressHydrationWarning>
      {children}
    </a>
  );
}
