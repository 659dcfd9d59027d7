import { Word } from "../hardware-info/word";
import { Logo } from "../layout/logo";
import { site } from "../site/site";
import * as styles from "./drawn-window.module.css";

/** The details page of the extension, with the switch for private windows turned on. */
export function SettingDrawing() {
  return (
    <div className={styles.window}>
      <div className={styles.bar}>
        <span className={styles.address}>
          <Word name="extensionsAddress" />
        </span>
      </div>
      <div className={styles.card}>
        <div className={styles.row}>
          <span className={styles.logo}>
            <Logo />
          </span>
          <b>{site.name}</b>
        </div>
        <div className={styles.row}>
          <b>
            Allow in <Word name="privateBrowsingMode" />
          </b>
          <span className={styles.toggle} />
        </div>
      </div>
    </div>
  );
}
