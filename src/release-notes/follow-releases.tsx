import { withPrefix } from "gatsby";
import { releaseFiles } from "../site/release-files";
import * as styles from "./release-list.module.css";

const files = [
  { name: "RSS", path: releaseFiles.rss },
  { name: "JSON Feed", path: releaseFiles.jsonFeed },
  { name: "Every version as plain text", path: releaseFiles.plainText },
] as const;

/** Links to the feeds and the plain text file. */
export function FollowReleases() {
  return (
    <ul className={styles.follow}>
      {files.map(({ name, path }) => (
        <li key={path}>
          <a href={withPrefix(path)}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
