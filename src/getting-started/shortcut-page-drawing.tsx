import { Word } from "../hardware-info/word";
import { Shortcut } from "../keys/shortcut";
import { Logo } from "../layout/logo";
import { site } from "../site/site";
import * as styles from "./drawn-window.module.css";

/** The browser's page for shortcuts of extensions, with the product's field on it. */
export function ShortcutPageDrawing() {
  return (
    <div className={styles.window}>
      <div className={styles.bar}>
        <span className={styles.address}>
          <Word name="shortcutsAddress" />
        </span>
      </div>
      <div className={styles.card}>
        <div className={styles.row}>
          <span className={styles.logo}>
            <Logo />
          </span>
          <b>{site.name}</b>
        </div>
        <div className={styles.field}>
          <Shortcut />
        </div>
      </div>
    </div>
  );
}
