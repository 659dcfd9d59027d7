import * as styles from "./logo.module.css";

/** The logo without a name; the words beside it say what it is. */
export function Logo() {
  return <span className={styles.logo} aria-hidden="true" />;
}
