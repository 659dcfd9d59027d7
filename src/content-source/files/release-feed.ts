import { Feed } from "feed";
import { routes, site } from "../../site/site";
import { absoluteUrl, feedPath, feedTitle } from "../../site/addresses";
import { plainText } from "../../content-text/content-tree";
import { escapeHtml, treeHtml } from "../markdown/tree-html";
import { defaultWords } from "../markdown/visitor-words";
import type { ReadRelease } from "./read-releases";

/** How many releases a feed holds: readers keep what they have seen. */
export const feedLength = 20;

/** The newest releases in the default words, as RSS 2.0. Its date is that of the newest. */
export function releaseFeed(newestFirst: readonly ReadRelease[]): string {
  const feed = new Feed({
    title: feedTitle,
    description: site.description,
    language: site.language,
    link: absoluteUrl(routes.releaseNotes),
    feedLinks: { rss: absoluteUrl(feedPath) },
    updated: noon(newestFirst[0]?.date ?? "1970-01-01"),
    generator: false,
  });
  for (const release of newestFirst.slice(0, feedLength)) {
    const path = `${routes.releaseNotes}#${release.slug}`;
    const date = noon(release.date);
    feed.addItem({
      // Without the host, so that readers know the releases again after a move to another domain.
      id: path,
      link: absoluteUrl(path),
      title: `${site.name} ${release.version}`,
      date,
      published: date,
      description: plainText(release.summary, defaultWords) || changeCounts(release),
      content: releaseHtml(release),
    });
  }
  return feed.rss2();
}

/** Noon in UTC, which is the same day in the time zones from UTC-12 to UTC+11. */
function noon(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

function releaseHtml({ summary, changes }: ReadRelease): string {
  const lists = changes.map(
    ({ kind, items }) =>
      `<h3>${escapeHtml(kind)}</h3><ul>${items.map((item) => `<li>${treeHtml(item)}</li>`).join("")}</ul>`,
  );
  return treeHtml(summary) + lists.join("");
}

function changeCounts({ changes }: ReadRelease): string {
  return changes.map(({ kind, items }) => `${kind}: ${items.length}`).join(", ");
}
