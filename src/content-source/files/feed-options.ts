// Build time only: what gatsby-config.ts hands to gatsby-plugin-feed and gatsby-plugin-sitemap.
import { routes, site } from "../../site/site";
import { absoluteUrl } from "../../site/site-url";
import type { ArchivedRelease } from "./release-archive";
import { feedItem, feedLength } from "./release-feed";
import { feedTitle, releaseFiles } from "./release-files";

type FeedQuery = Readonly<{ query: { allRelease: { nodes: readonly ArchivedRelease[] } } }>;

/** The RSS feed: the newest releases with their full text. */
export const feedOptions = {
  // Facts come from src/site; the plugin would ask for site metadata that does not exist.
  query: "{ site { id } }",
  feeds: [
    {
      title: feedTitle,
      output: releaseFiles.rss,
      query: `{ allRelease(sort: { order: DESC }, limit: ${feedLength}) {
        nodes { version slug date order summary changes { kind items } }
      } }`,
      setup: () => ({
        title: feedTitle,
        description: site.description,
        language: site.language,
        site_url: absoluteUrl(routes.releaseNotes),
        feed_url: absoluteUrl(releaseFiles.rss),
        generator: "Gatsby",
      }),
      serialize: ({ query }: FeedQuery) =>
        query.allRelease.nodes.map((release) => {
          const { title, url, date, summary, html } = feedItem(release);
          return {
            title,
            url,
            guid: url,
            date,
            description: summary,
            custom_elements: [{ "content:encoded": { _cdata: html } }],
          };
        }),
    },
  ],
};

type SitemapPage = Readonly<{ path: string; modified: string }>;
type SitemapQuery = Readonly<{ allPageText: { nodes: readonly SitemapPage[] } }>;

/** The sitemap: the pages that have a text, with the day of their last dated change. */
export const sitemapOptions = {
  query:
    "{ site { siteMetadata { siteUrl } } allPageText(sort: { path: ASC }) { nodes { path modified } } }",
  resolvePages: ({ allPageText }: SitemapQuery) => [...allPageText.nodes],
  serialize: ({ path, modified }: SitemapPage) => ({ url: path, lastmod: modified }),
};
