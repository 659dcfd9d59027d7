import { withPrefix } from "gatsby";
import { releaseFiles } from "../site/release-files";

const feeds = [
  ["RSS", releaseFiles.rss],
  ["JSON Feed", releaseFiles.jsonFeed],
] as const;

/** The links to the feeds of releases, as items of a list. `before` is said before each name. */
export function FeedLinks({ before = "" }: Readonly<{ before?: string }>) {
  return feeds.map(([name, file]) => (
    <li key={file}>
      <a href={withPrefix(file)}>{`${before}${name}`}</a>
    </li>
  ));
}
