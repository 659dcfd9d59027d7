// Build time only: pure.
import { routes, site } from "../../site/site";
import { absoluteUrl } from "../../site/site-url";
import type { ContentTree } from "../content-tree";
import { plainText } from "../content-tree";
import type { ArchivedRelease } from "./release-archive";
import { feedTitle, releaseFiles } from "./release-files";
import { escapeHtml, treeHtml, treeText } from "../markdown/tree-formats";
import { defaultWords } from "../markdown/visitor-words";

/** How many releases a feed holds: readers keep what they have seen. */
export const feedLength = 20;

/** What a feed says of one release. */
export type FeedItem = Readonly<{
  title: string;
  url: string;
  /** Midnight of the day of publication, UTC. */
  date: string;
  summary: string;
  html: string;
}>;

/** A release as a feed item: the full text, in the default words. */
export function feedItem(release: ArchivedRelease): FeedItem {
  const changes = release.changes.map(
    ({ kind, items }) =>
      `<h3>${escapeHtml(kind)}</h3><ul>${items.map((item) => `<li>${treeHtml(item)}</li>`).join("")}</ul>`,
  );
  return {
    title: `${site.name} ${release.version}`,
    url: absoluteUrl(`${routes.releaseNotes}#${release.slug}`),
    date: `${release.date}T00:00:00.000Z`,
    summary: plainText(release.summary, defaultWords) || changeSummary(release),
    html: treeHtml(release.summary) + changes.join(""),
  };
}

/** The releases as a JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
export function jsonFeed(newestFirst: readonly ArchivedRelease[]): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: feedTitle,
    description: site.description,
    home_page_url: absoluteUrl(routes.releaseNotes),
    feed_url: absoluteUrl(releaseFiles.jsonFeed),
    icon: absoluteUrl("/icon-512.png"),
    language: site.language,
    authors: [{ name: site.name, url: absoluteUrl(routes.home) }],
    items: newestFirst.slice(0, feedLength).map((release) => {
      const { title, url, date, summary, html } = feedItem(release);
      return { id: url, url, title, summary, content_html: html, date_published: date };
    }),
  });
}

/** All releases as plain text, newest first. */
export function releasesText(newestFirst: readonly ArchivedRelease[]): string {
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

function changeSummary({ changes }: ArchivedRelease): string {
  return changes.map(({ kind, items }) => `${kind}: ${items.length}`).join(", ");
}
