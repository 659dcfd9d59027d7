import type { SampleTab } from "./sample-tabs";
import * as styles from "./tab-icon.module.css";

/** How many colours there are. */
const colours = 5;

/** The icon of a sample tab: the first letter of its address on a colour. CSS draws the letter. */
export function TabIcon({ tab: { address } }: Readonly<{ tab: SampleTab }>) {
  const letter = address.charAt(0).toUpperCase();
  return (
    <i
      className={styles.icon}
      data-letter={letter}
      data-colour={letter.charCodeAt(0) % colours}
      aria-hidden="true"
    />
  );
}
