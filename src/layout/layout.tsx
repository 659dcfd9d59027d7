import type { ReactNode } from "react";
import { Footer } from "./footer";
import "./global.css";
import { Header } from "./header";
import * as styles from "./layout.module.css";
import { layoutLabels } from "./layout-labels";

type LayoutProps = Readonly<{ path: string; children: ReactNode }>;

/** The frame around every page. */
export function Layout({ path, children }: LayoutProps) {
  return (
    <>
      <a className={styles.skip} href="#main">
        {layoutLabels.skip}
      </a>
      <Header path={path} />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer path={path} />
    </>
  );
}
