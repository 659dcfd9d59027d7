import type { SampleTab } from "./sample-tabs";
import * as styles from "./tab-icon.module.css";

/** How many colours there are. */
const colours = 5;

/** The icon of a sample tab: the first letter of its address. CSS draws it, as a capital. */
export function TabIcon({ tab: { address } }: Readonly<{ tab: SampleTab }>) {
  return (
    <i
      className={styles.icon}
      data-letter={address.charAt(0)}
      data-colour={address.charCodeAt(0) % colours}
      aria-hidden="true"
    />
  );
}
