import type { GatsbyConfig } from "gatsby";
import { offlinePlugin, prepareEnvironment, siteAdapter } from "./src/build/config";
import { contentSources } from "./src/content-source/nodes/read-content";

const { siteUrl, pathPrefix } = prepareEnvironment(__dirname);

const config: GatsbyConfig = {
  // The sitemap plugin adds the path prefix itself.
  siteMetadata: { siteUrl },
  // Gatsby ignores it without --prefix-paths, so `npm run build` always passes that.
  pathPrefix,
  // The step onCreatePage makes clean addresses. "never" would also remove the slash from links to the
  // home page below a path prefix, but the scope of the service worker ends with that slash.
  trailingSlash: "ignore",
  // Ends each build: writes the worker, the headers and, last, the file that announces the build.
  // Without an adapter, Gatsby downloads a list of them and runs what it names.
  adapter: siteAdapter(__dirname),
  jsxRuntime: "automatic",
  graphqlTypegen: { typesOutputPath: "src/gatsby-types.d.ts", generateOnBuild: true },
  plugins: [
    // Reads the files of the content. In develop, it watches them.
    ...contentSources(__dirname),
    // Writes react-helmet's tags into the static HTML.
    "gatsby-plugin-react-helmet",
    // Lists the pages for search engines. robots.txt names the list.
    { resolve: "gatsby-plugin-sitemap", options: { createLinkInHead: false } },
    // Registers the service worker. The adapter replaces the plugin's own with ours.
    ...(process.env.NO_WORKER ? [] : [offlinePlugin]),
  ],
};

export default config;
