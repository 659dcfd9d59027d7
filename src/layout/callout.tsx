import type { ReactNode } from "react";
import * as styles from "./callout.module.css";

/** A sentence that has to be seen before the text around it. */
export function Callout({ children }: Readonly<{ children: ReactNode }>) {
  return <div className={styles.callout}>{children}</div>;
}
