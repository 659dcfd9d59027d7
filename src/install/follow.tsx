import { FeedLinks } from "./feed-links";
import * as styles from "./follow.module.css";
import { installWords } from "./install-words";
import { TellMeLink } from "./tell-me-link";

/** How to hear of the product before it is in a store: the draft of an email and two feeds. */
export function Follow() {
  return (
    <div className={styles.follow}>
      <TellMeLink />
      <div className={styles.feeds}>
        {installWords.opensDraft} <span id="feeds">{installWords.orFollow}</span>{" "}
        <ul className={styles.ways} aria-labelledby="feeds">
          <FeedLinks />
        </ul>
      </div>
    </div>
  );
}
