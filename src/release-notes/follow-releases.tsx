import { withPrefix } from "gatsby";
import { releaseFiles } from "../site/addresses";
import { releaseWords } from "./release-words";
import * as styles from "./release-list.module.css";

const files = ["rss", "jsonFeed", "plainText"] as const;

/** Links to the feeds and the plain text file. */
export function FollowReleases() {
  return (
    <ul className={styles.follow}>
      {files.map((file) => (
        <li key={file}>
          <a href={withPrefix(releaseFiles[file])}>{releaseWords[file]}</a>
        </li>
      ))}
    </ul>
  );
}
