import { join, relative, sep } from "node:path";
import type { GatsbyConfig } from "gatsby";
import { siteAdapter } from "./src/build/adapter";
import { buildId } from "./src/build/build-id";
import { bundleScript } from "./src/build/bundle-script";
import { offlinePlugin } from "./src/build/offline-plugin";
import {
  contentFolder,
  contentSource,
  isLeftBehind,
} from "./src/content-source/nodes/read-content";
import { site } from "./src/site/site";
import {
  checkedPathPrefix,
  checkedSiteUrl,
  isHiddenFromSearch,
  isOn,
  siteUrlOf,
} from "./src/site/environment";

/** Ends a build with the sentence of a check. Gatsby would bury it in a report of a crash. */
function valueOrExit<Value>(check: () => Value): Value {
  try {
    return check();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const content = join(__dirname, contentFolder);
const givenUrl = siteUrlOf(process.env);
const nameOfUrl = givenUrl === undefined ? "defaultUrl in src/site/site.ts" : "SITE_URL";
const siteUrl = valueOrExit(() => checkedSiteUrl(givenUrl ?? site.defaultUrl, nameOfUrl));
// The build id depends on these variables, whatever their source.
if (givenUrl !== undefined) process.env.SITE_URL = givenUrl;
process.env.NOINDEX = isHiddenFromSearch(process.env) ? "1" : "";
process.env.NO_WORKER = isOn(process.env.NO_WORKER) ? "1" : "";
const pathPrefix = valueOrExit(() => checkedPathPrefix(process.env.PATH_PREFIX));

// Scripts read it for canonical and social addresses. Only GATSBY_ variables reach the browser.
process.env.GATSBY_SITE_URL = siteUrl + pathPrefix;
// Only static HTML and page data contain these. In scripts, each change of text would rename them.
process.env.BUILD_ID = buildId(__dirname);
process.env.START_SCRIPT = bundleScript(__dirname, "src/page-head/start-script.ts");
process.env.GATSBY_TELEMETRY_DISABLED = "1";

const config: GatsbyConfig = {
  // The sitemap plugin adds the path prefix itself.
  siteMetadata: { siteUrl },
  // Gatsby ignores it without --prefix-paths, so `npm run build` always passes that.
  pathPrefix,
  // src/build/prepare-page.ts makes clean addresses. "never" would also remove the slash from links
  // to the home page below a path prefix, but the scope of the service worker ends with that slash.
  trailingSlash: "ignore",
  // Ends each build. Without one, Gatsby downloads a list of adapters and runs what it names.
  adapter: siteAdapter(__dirname),
  jsxRuntime: "automatic",
  graphqlTypegen: { typesOutputPath: "src/gatsby-types.d.ts", generateOnBuild: true },
  plugins: [
    // Reads the files of the content. In develop, it watches them.
    {
      resolve: "gatsby-source-filesystem",
      options: {
        name: contentSource,
        path: content,
        ignore: [(file: string) => isLeftBehind(relative(content, file).replaceAll(sep, "/"))],
      },
    },
    // In develop, the checks run again when a file comes that texts may link to.
    ...(process.env.NODE_ENV === "development"
      ? [
          {
            resolve: "gatsby-source-filesystem",
            options: { name: "static", path: join(__dirname, "static") },
          },
        ]
      : []),
    // Writes react-helmet's tags into the static HTML.
    "gatsby-plugin-react-helmet",
    // Lists the pages for search engines.
    "gatsby-plugin-sitemap",
    // Registers the service worker. src/build replaces the generated worker with src/offline.
    ...(process.env.NO_WORKER ? [] : [offlinePlugin]),
  ],
};

export default config;
