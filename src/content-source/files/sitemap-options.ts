// Build time only: what gatsby-config.ts hands to gatsby-plugin-sitemap.

type SitemapPage = Readonly<{ path: string; modified: string | null }>;
type SitemapQuery = Readonly<{ allPageText: { nodes: readonly SitemapPage[] } }>;

/** The sitemap: the pages that have a text, with the day of their last dated change if there is one. */
export const sitemapOptions = {
  query:
    "{ site { siteMetadata { siteUrl } } allPageText(sort: { path: ASC }) { nodes { path modified } } }",
  resolvePages: ({ allPageText }: SitemapQuery) => [...allPageText.nodes],
  serialize: ({ path, modified }: SitemapPage) => ({
    url: path,
    ...(modified === null ? {} : { lastmod: modified }),
  }),
};
