import { Word } from "../hardware-info/word";
import { DrawnWindow } from "./drawn-window";
import * as styles from "./drawn-window.module.css";

/** The details page of the extension, with the switch for private windows turned on. */
export function SettingDrawing() {
  return (
    <DrawnWindow address="extensionsAddress">
      <div className={styles.row}>
        <b>
          Allow in <Word name="privateBrowsingMode" />
        </b>
        <span className={styles.toggle} />
      </div>
    </DrawnWindow>
  );
}
