import type { ReactNode } from "react";
import { Word } from "../hardware-info/word";
import type { WordName } from "../hardware-info/hardware-words";
import { Logo } from "../layout/logo";
import { site } from "../site/site";
import * as styles from "./drawn-window.module.css";

type DrawnWindowProps = Readonly<{ address: WordName; children: ReactNode }>;

/** A page of the browser's own settings, drawn, with the product's card on it. */
export function DrawnWindow({ address, children }: DrawnWindowProps) {
  return (
    <div className={styles.window}>
      <div className={styles.bar}>
        <span className={styles.address}>
          <Word name={address} />
        </span>
      </div>
      <div className={styles.card}>
        <div className={styles.row}>
          <span className={styles.logo}>
            <Logo />
          </span>
          <b>{site.name}</b>
        </div>
        {children}
      </div>
    </div>
  );
}
