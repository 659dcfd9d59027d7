import { Fragment, type ReactNode } from "react";
import { Word } from "../hardware-info/word";
import { shortcutKeys } from "../site/site";
import * as styles from "./kbd.module.css";

/** One key cap. A cap with the modifier key has the same width for Cmd and Ctrl. */
export function Kbd({ children }: Readonly<{ children: ReactNode }>) {
  return (
    <kbd className={styles.kbd} translate="no">
      {children}
    </kbd>
  );
}

/** What joins two keys. */
export function Plus() {
  return <span className={styles.plus}>+</span>;
}

/** The product's default shortcut, in the visitor's keys. */
export function Shortcut() {
  return (
    <span className={styles.shortcut}>
      {shortcutKeys.map((key, index) => (
        <Fragment key={key}>
          {index === 0 ? null : <Plus />}
          <Kbd>{key === "modifierKey" ? <Word name="modifierKey" /> : key}</Kbd>
        </Fragment>
      ))}
    </span>
  );
}
