import { join } from "node:path";
import type { GatsbyConfig } from "gatsby";
import { buildId } from "./src/build/build-id";
import { startScript } from "./src/build/start-script";
import { contentFolder, contentSource } from "./src/content-source/nodes/read-content";
import { site } from "./src/site/site";
import { checkedPathPrefix } from "./src/site/checked-path-prefix";
import { checkedSiteUrl, isHiddenFromSearch, siteUrlOf } from "./src/site/checked-site-url";

const givenUrl = siteUrlOf(process.env);
const siteUrl = checkedSiteUrl(givenUrl ?? site.defaultUrl);
// The build's id depends on them, whoever said them.
if (givenUrl !== undefined) process.env.SITE_URL = givenUrl;
process.env.NOINDEX = isHiddenFromSearch(process.env) ? "1" : "";
const pathPrefix = checkedPathPrefix(process.env.PATH_PREFIX);

// Read by the scripts (canonical and social addresses); only GATSBY_ names reach the browser.
process.env.GATSBY_SITE_URL = siteUrl + pathPrefix;
// Read by the static HTML and the pages' data alone: in scripts, every text would change their names.
process.env.BUILD_ID = buildId(__dirname);
process.env.START_SCRIPT = startScript(__dirname);
process.env.GATSBY_TELEMETRY_DISABLED = "1";
// Without it a build asks the network for a list of host adapters, and would run what it names.
process.env.GATSBY_ADAPTERS_MANIFEST = "module.exports = []";

type SitemapPage = Readonly<{ path: string; modified: string | null }>;
type SitemapQuery = Readonly<{ allPageText: { nodes: SitemapPage[] } }>;

const config: GatsbyConfig = {
  // The sitemap plugin adds the path prefix itself.
  siteMetadata: { siteUrl },
  // Counts only with --prefix-paths, which `npm run build` therefore always passes.
  pathPrefix,
  // Clean addresses come from src/build/prepare-page.ts. "never" would also cut the slash from links
  // to the home page below a path prefix, and a service worker's scope ends in one.
  trailingSlash: "ignore",
  jsxRuntime: "automatic",
  graphqlTypegen: { typesOutputPath: "src/gatsby-types.d.ts", generateOnBuild: true },
  plugins: [
    // Reads the content's files and, in develop, watches them.
    {
      resolve: "gatsby-source-filesystem",
      options: { name: contentSource, path: join(__dirname, contentFolder) },
    },
    // Puts what react-helmet collected while rendering into the static HTML.
    "gatsby-plugin-react-helmet",
    // Tells search engines the pages and when each changed.
    {
      resolve: "gatsby-plugin-sitemap",
      options: {
        query: `{
          site { siteMetadata { siteUrl } }
          allPageText(sort: { path: ASC }) { nodes { path modified } }
        }`,
        resolvePages: ({ allPageText }: SitemapQuery) => allPageText.nodes,
        serialize: ({ path, modified }: SitemapPage) => ({
          url: path,
          ...(modified === null ? {} : { lastmod: modified }),
        }),
      },
    },
    // Asked for by the owner. src/build replaces the worker that it generates by the one in src/offline.
    ...(process.env.NO_WORKER
      ? []
      : [
          {
            resolve: "gatsby-plugin-offline",
            options: {
              // Takes the place of the plugin's own list, which names a page that this site does not have.
              workboxConfig: { globPatterns: Array<string>(8).fill("404.html") },
            },
          },
        ]),
  ],
};

export default config;
