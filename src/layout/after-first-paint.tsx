import { type ReactNode, startTransition, useEffect, useState } from "react";
import * as styles from "./after-first-paint.module.css";
import { announceTopOf, isShownFromTop, nextPaint } from "../runtime/document";

/**
 * Defers the part of a page below its top. After a click on a link to that top, `children` render one
 * paint later, so that the heading appears sooner. Otherwise they render at once.
 */
export function AfterFirstPaint({ children }: Readonly<{ children: ReactNode }>) {
  const [isComplete, setComplete] = useState(() => !isShownFromTop());
  useEffect(() => {
    announceTopOf(null);
    if (!isComplete) void nextPaint().then(() => startTransition(() => setComplete(true)));
  }, [isComplete]);
  return isComplete ? children : <div className={styles.waiting} />;
}
