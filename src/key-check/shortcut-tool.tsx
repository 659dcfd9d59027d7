import { Shortcut } from "../keys/kbd";
import { ShortcutCheck } from "./shortcut-check";
import * as styles from "./shortcut-tool.module.css";

/** The check of the shortcut below the keys to press, as an answer has it. */
export function ShortcutTool() {
  return (
    <div className={styles.tool}>
      <p className={styles.keys}>
        <Shortcut />
      </p>
      <ShortcutCheck className={styles.result} />
    </div>
  );
}
