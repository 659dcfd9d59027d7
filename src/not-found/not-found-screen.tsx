import { withPrefix } from "gatsby";
import type { ReactNode } from "react";
import { PageHead } from "../page-head/page-head";
import { routes } from "../site/site";
import * as styles from "./not-found-screen.module.css";

/** The one screen for "no such page" and "this page broke"; `children` stand under its words. */
export function NotFoundScreen({ children }: Readonly<{ children?: ReactNode }>) {
  return (
    <div className={styles.screen}>
      <PageHead title="Page not found" />
      <p className={styles.code}>404</p>
      <h1 tabIndex={-1}>Page not found</h1>
      <p>Sorry, we couldn’t find the page you’re looking for.</p>
      <p>
        {/* A document load on purpose: it also leaves the screen when the app is what broke. */}
        <a className={styles.home} href={withPrefix(routes.home)}>
          Back to home
        </a>
      </p>
      {children}
    </div>
  );
}
