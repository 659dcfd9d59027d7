import { withPrefix } from "gatsby";
import { releaseFiles } from "../site/release-files";
import { installWords } from "./install-words";
import * as styles from "./follow.module.css";
import { TellMeLink } from "./tell-me-link";

/** How to hear of the product before it is in a store: the draft of an email and two feeds. */
export function Follow() {
  return (
    <ul className={styles.ways}>
      <li>
        <TellMeLink />
      </li>
      <li>
        <a href={withPrefix(releaseFiles.rss)}>{installWords.rss}</a>
      </li>
      <li>
        <a href={withPrefix(releaseFiles.jsonFeed)}>{installWords.jsonFeed}</a>
      </li>
    </ul>
  );
}
