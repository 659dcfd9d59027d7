import { Fragment } from "react";
import { Word } from "../hardware-info/word";
import { site } from "../site/site";
import { Kbd } from "./kbd";
import * as styles from "./shortcut.module.css";

/** The product's default shortcut, in the visitor's keys. */
export function Shortcut() {
  return (
    <span className={styles.shortcut}>
      {site.shortcut.map((key, index) => (
        <Fragment key={key}>
          {index === 0 ? null : <span className={styles.plus}>+</span>}
          <Kbd>{key === "modifierKey" ? <Word name="modifierKey" /> : key}</Kbd>
        </Fragment>
      ))}
    </span>
  );
}
