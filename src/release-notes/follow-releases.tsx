import { withPrefix } from "gatsby";
import { FeedLinks } from "../install/feed-links";
import { releaseFiles } from "../site/release-files";
import * as styles from "./release-list.module.css";

/** Links to the feeds and the plain text file. */
export function FollowReleases() {
  return (
    <ul className={styles.follow}>
      <FeedLinks />
      <li>
        <a href={withPrefix(releaseFiles.plainText)}>Every version as plain text</a>
      </li>
    </ul>
  );
}
