import type { ReactNode } from "react";
import * as styles from "./callout.module.css";

type CalloutProps = Readonly<{ role?: "note"; children: ReactNode }>;

/** A text that has to be seen before or beside the text around it. */
export function Callout({ role, children }: CalloutProps) {
  return (
    <div role={role} className={styles.callout}>
      {children}
    </div>
  );
}
