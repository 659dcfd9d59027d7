import { type ReactNode, startTransition, useEffect, useState } from "react";
import * as styles from "./after-first-paint.module.css";
import { nextPaint } from "../browser/timing";

let expectedPath: string | null = null;

/** Announces that the page at `pathname` is shown next, from its top. */
export function expectTopOf(pathname: string): void {
  expectedPath = pathname;
}

// While Gatsby renders static HTML there is no window, and no expected path.
const isExpected = () => expectedPath !== null && expectedPath === window.location.pathname;

/**
 * Defers the part of a page below its top. After a click on a link to that top, `children` render one
 * paint later, so that the heading appears sooner. Otherwise they render at once.
 */
export function AfterFirstPaint({ children }: Readonly<{ children: ReactNode }>) {
  const [isComplete, setComplete] = useState(() => !isExpected());
  useEffect(() => {
    expectedPath = null;
    if (isComplete) return;
    let isMounted = true;
    void nextPaint().then(() => {
      if (isMounted) startTransition(() => setComplete(true));
    });
    return () => {
      isMounted = false;
    };
  }, [isComplete]);
  return isComplete ? children : <div className={styles.waiting} />;
}
