import { Shortcut } from "../keys/kbd";
import { KeyTester } from "./key-tester";
import { ShortcutCheck } from "./shortcut-check";
import * as styles from "./key-check.module.css";

function ShortcutTool() {
  return (
    <div className={styles.check}>
      <p className={styles.keys}>
        <Shortcut />
      </p>
      <ShortcutCheck className={styles.result} />
    </div>
  );
}

/** The components of the tools of answers. */
export const keyTools = { keys: KeyTester, shortcut: ShortcutTool } as const;
