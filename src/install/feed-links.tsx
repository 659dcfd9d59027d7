import { withPrefix } from "gatsby";
import { releaseFiles } from "../site/release-files";
import { installWords } from "./install-words";

const feeds = ["rss", "jsonFeed"] as const;

/** The links to the feeds of releases, as items of a list. `before` is said before each name. */
export function FeedLinks({ before = "" }: Readonly<{ before?: string }>) {
  return feeds.map((feed) => (
    <li key={feed}>
      <a href={withPrefix(releaseFiles[feed])}>{`${before}${installWords[feed]}`}</a>
    </li>
  ));
}
