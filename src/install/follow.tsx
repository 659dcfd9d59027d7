import { FeedLinks } from "./feed-links";
import * as styles from "./follow.module.css";
import { TellMeLink } from "./tell-me-link";

/** How to hear of the product before it is in a store: the draft of an email and two feeds. */
export function Follow() {
  return (
    <ul className={styles.ways}>
      <li className={styles.first}>
        <TellMeLink />
      </li>
      <FeedLinks />
    </ul>
  );
}
