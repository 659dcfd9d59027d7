import { Kbd } from "../keys/kbd";
import { Shortcut } from "../keys/kbd";
import * as styles from "./step-keys.module.css";

/** The keys of one move, drawn large; the text beside them says the same. */
export function StepKeys({ slug }: Readonly<{ slug: string }>) {
  return (
    <div className={styles.keys} aria-hidden="true">
      {slug === "open" ? <Shortcut /> : null}
      {slug === "type" ? (
        <span className={styles.field}>
          rec
          <span className={styles.caret} />
        </span>
      ) : null}
      {slug === "switch" ? <Kbd>Enter</Kbd> : null}
    </div>
  );
}
