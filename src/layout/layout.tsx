import type { ReactNode } from "react";

type LayoutProps = Readonly<{ path: string; children: ReactNode }>;

/** The frame around every page. */
export function Layout({ children }: LayoutProps) {
  return <main id="main">{children}</main>;
}
