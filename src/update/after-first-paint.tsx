import { type ReactNode, startTransition, useEffect, useState } from "react";
import * as styles from "./after-first-paint.module.css";
import { nextPaint } from "./timing";

let tapped: string | null = null;

/** Notes the path whose top a tapped link leads to; every other page is complete from the start. */
export function expectTopOf(pathname: string): void {
  tapped = pathname;
}

const isExpected = () => tapped !== null && tapped === window.location.pathname;

/**
 * Renders what stands below the top of a page. After a tap on a link to that top it follows one
 * paint later, so that the heading answers the tap. On the first load, on back and forward and
 * with a hash it is there at once.
 */
export function AfterFirstPaint({ children }: Readonly<{ children: ReactNode }>) {
  const [isThere, setThere] = useState(() => !isExpected());
  useEffect(() => {
    tapped = null;
    if (isThere) return;
    let isMounted = true;
    void nextPaint().then(() => {
      if (isMounted) startTransition(() => setThere(true));
    });
    return () => {
      isMounted = false;
    };
  }, [isThere]);
  return isThere ? children : <div className={styles.waiting} />;
}
