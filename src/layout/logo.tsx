import drawing from "./logo-drawing.json";
import * as styles from "./logo.module.css";

/** The logo as a drawing without a name; the words beside it say what it is. */
export function Logo() {
  return (
    <svg
      className={styles.logo}
      width="28"
      height="28"
      viewBox={drawing.viewBox}
      aria-hidden="true"
    >
      <path className={styles.tab} d={drawing.tab} />
      <path className={styles.dart} d={drawing.dart} />
    </svg>
  );
}
