import { withPrefix } from "gatsby";
import { releaseFiles } from "../site/release-files";
import * as styles from "./release-list.module.css";

/** Links to the feeds and the plain text file. */
export function FollowReleases() {
  return (
    <ul className={styles.follow}>
      <li>
        <a href={withPrefix(releaseFiles.rss)}>RSS feed</a>
      </li>
      <li>
        <a href={withPrefix(releaseFiles.jsonFeed)}>JSON Feed</a>
      </li>
      <li>
        <a href={withPrefix(releaseFiles.plainText)}>Every version as plain text</a>
      </li>
    </ul>
  );
}
