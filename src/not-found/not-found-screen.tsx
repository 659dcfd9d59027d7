import { withPrefix } from "gatsby";
import type { ReactNode } from "react";
import { PageHead } from "../page-head/page-head";
import { routes } from "../site/site";
import { notFoundLabels } from "./not-found-labels";
import * as styles from "./not-found-screen.module.css";

/** The screen for "no such page" and "this page broke". `children` are below its text: the way home. */
export function NotFoundScreen({ children = <WayHome /> }: Readonly<{ children?: ReactNode }>) {
  return (
    <div className={styles.screen}>
      <PageHead title={notFoundLabels.heading} />
      <MissedTab />
      <p className={styles.code}>404</p>
      <h1 tabIndex={-1}>{notFoundLabels.heading}</h1>
      <p>{notFoundLabels.text}</p>
      {children}
    </div>
  );
}

/** A link to home. It loads a document, so it works even if the app is broken. */
export function WayHome() {
  return (
    <p>
      <a className={styles.home} href={withPrefix(routes.home)}>
        {notFoundLabels.home}
      </a>
    </p>
  );
}

/** The logo's dart, which has missed its tab. Every document has the styles of this screen. */
function MissedTab() {
  return (
    <svg
      className={styles.missed}
      viewBox="0 0 140 62"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M2 58h38a6 6 0 0 0 6-6V34a6 6 0 0 1 6-6h20a6 6 0 0 1 6 6v18a6 6 0 0 0 6 6h54" />
      <path
        className={styles.flight}
        d="M8 36Q54-18 104 38"
        strokeWidth="2"
        strokeDasharray="0.1 6"
      />
      <path className={styles.dart} strokeWidth="1.5" d="m119 54-21-13 8-1 2-9z" />
    </svg>
  );
}
