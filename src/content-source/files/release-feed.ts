// Build time only: pure.
import { Feed } from "feed";
import { routes, site } from "../../site/site";
import { absoluteUrl, feedTitle, releaseFiles } from "../../site/addresses";
import type { ContentTree } from "../../content-text/content-tree";
import { plainText } from "../../content-text/content-tree";
import { escapeHtml, treeHtml, treeText } from "../markdown/tree-formats";
import { defaultWords } from "../markdown/visitor-words";
import type { ReadRelease } from "./read-releases";

/** How many releases a feed holds: readers keep what they have seen. */
export const feedLength = 20;

/**
 * The newest releases in the default words, as RSS 2.0 and as JSON Feed 1.1
 * (https://www.jsonfeed.org/version/1.1/). Their date is that of the newest release, so that builds of
 * the same content write the same files.
 */
export function releaseFeeds(newestFirst: readonly ReadRelease[]): { rss: string; json: string } {
  const feed = new Feed({
    title: feedTitle,
    description: site.description,
    language: site.language,
    link: absoluteUrl(routes.releaseNotes),
    feedLinks: { rss: absoluteUrl(releaseFiles.rss), json: absoluteUrl(releaseFiles.jsonFeed) },
    updated: noon(newestFirst[0]?.date ?? "1970-01-01"),
    generator: false,
  });
  for (const release of newestFirst.slice(0, feedLength)) {
    const url = absoluteUrl(`${routes.releaseNotes}#${release.slug}`);
    const date = noon(release.date);
    feed.addItem({
      id: url,
      link: url,
      title: `${site.name} ${release.version}`,
      date,
      published: date,
      description: plainText(release.summary, defaultWords) || changeCounts(release),
      content: releaseHtml(release),
    });
  }
  // The package writes JSON Feed 1, which knows neither languages nor several authors.
  const json = JSON.stringify({
    ...(JSON.parse(feed.json1()) as object),
    version: "https://jsonfeed.org/version/1.1",
    icon: absoluteUrl("/icon-512.png"),
    language: site.language,
    authors: [{ name: site.name, url: absoluteUrl(routes.home) }],
  });
  return { rss: feed.rss2(), json };
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

/** All releases as plain text, newest first. */
export function releasesText(newestFirst: readonly ReadRelease[]): string {
  const entries = newestFirst.map(({ version, date, summary, changes }) =>
    [
      `${version} (${date})`,
      treeText(summary),
      ...changes.map(({ kind, items }) => [`${kind}:`, ...items.map(bullet)].join("\n")),
    ]
      .filter(Boolean)
      .join("\n\n"),
  );
  return [`${feedTitle}\n${absoluteUrl(routes.releaseNotes)}`, ...entries].join("\n\n\n") + "\n";
}

function bullet(item: ContentTree): string {
  return `- ${treeText(item, "  ").trimStart()}`;
}
