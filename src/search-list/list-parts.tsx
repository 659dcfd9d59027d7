import type { ReactNode } from "react";
import { Kbd } from "../keys/kbd";
import * as styles from "./list-panel.module.css";

type ListFootProps = Readonly<{
  /** How many there are, or what is special about the marked one. */
  children: ReactNode;
  /** What Enter does. */
  action: string;
}>;

/** The last line of the list: what is there, and the keys that work. */
export function ListFoot({ children, action }: ListFootProps) {
  return (
    <div className={styles.foot}>
      <span className={styles.footText}>{children}</span>
      <span className={styles.footKeys} aria-hidden="true">
        <span>
          <Kbd>↑</Kbd> <Kbd>↓</Kbd> move
        </span>
        <span>
          <Kbd>Enter</Kbd> {action}
        </span>
        <span>
          <Kbd>Esc</Kbd> close
        </span>
      </span>
    </div>
  );
}
