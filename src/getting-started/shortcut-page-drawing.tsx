import { Shortcut } from "../keys/kbd";
import { DrawnWindow } from "./drawn-window";
import * as styles from "./drawn-window.module.css";

/** The browser's page for shortcuts of extensions, with the product's field on it. */
export function ShortcutPageDrawing() {
  return (
    <DrawnWindow address="shortcutsAddress">
      <div className={styles.field}>
        <Shortcut />
      </div>
    </DrawnWindow>
  );
}
