import type { ReactNode } from "react";
import * as styles from "./kbd.module.css";

/** One key cap. A cap that holds the modifier is as wide for Cmd as for Ctrl. */
export function Kbd({ children }: Readonly<{ children: ReactNode }>) {
  return <kbd className={styles.kbd}>{children}</kbd>;
}
