import type { ReactNode } from "react";
import { Footer } from "./footer";
import "./global.css";
import { Header } from "./header";
import * as styles from "./layout.module.css";
import { layoutLabels } from "./layout-labels";
import type { FrameProps } from "./navigation-links";

type LayoutProps = Partial<FrameProps> & Readonly<{ path: string; children: ReactNode }>;

/** The frame around every page. */
export function Layout({ path, menus, children }: LayoutProps) {
  return (
    <>
      <a className={styles.skip} href="#main">
        {layoutLabels.skip}
      </a>
      <Header path={path} menus={menus} />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer path={path} menus={menus} />
    </>
  );
}
