import { withPrefix } from "gatsby";
import type { ReactNode } from "react";
import { PageHead } from "../page-head/page-head";
import { routes } from "../site/site";
import * as styles from "./not-found-screen.module.css";

/** The screen for "no such page" and "this page broke". `children` follow its text. */
export function NotFoundScreen({ children }: Readonly<{ children?: ReactNode }>) {
  return (
    <div className={styles.screen}>
      <PageHead title="Page not found" />
      <p className={styles.code}>404</p>
      <h1 tabIndex={-1}>Page not found</h1>
      <p>Sorry, we couldn’t find the page you’re looking for.</p>
      <p>
        {/* A plain link loads a document, so it works even if the app is broken. */}
        <a className={styles.home} href={withPrefix(routes.home)}>
          Back to home
        </a>
      </p>
      {children}
    </div>
  );
}
