import * as styles from "./page-sketch.module.css";

/** Lines where a page's words would be. */
export function PageSketch() {
  return (
    <div className={styles.sketch} aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
    </div>
  );
}
