import { withPrefix } from "gatsby";
import { releaseFiles } from "../site/addresses";
import { releaseLabels } from "./release-labels";
import * as styles from "./release-list.module.css";

const files = ["rss", "jsonFeed", "plainText"] as const;

/** Links to the feeds and the plain text file. */
export function FollowReleases() {
  return (
    <ul className={styles.follow}>
      {files.map((file) => (
        <li key={file}>
          <a href={withPrefix(releaseFiles[file])}>{releaseLabels[file]}</a>
        </li>
      ))}
    </ul>
  );
}
