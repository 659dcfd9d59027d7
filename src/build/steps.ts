// A door of this room: what gatsby-node.ts hands to Gatsby. The adapter in config.ts ends a build.
import type { CreateWebpackConfigArgs, NodePluginArgs } from "gatsby";
import { sitePages } from "../site/site-pages";
import { wrongFacts, wrongRoutes } from "../site/wrong-facts";
import { replaceOfflineScript } from "./gatsby/offline-plugin";
import { writeThirdPartyNotice } from "./gatsby/third-party-notice";
import { browserModules, setUpWebpack } from "./gatsby/webpack";

export { preparePage } from "./gatsby/prepare-page";

/** Ends a build if a fact in src/site/site.ts is wrong. For `onPreExtractQueries`. */
export function checkFacts(args: NodePluginArgs): void {
  const pages = sitePages(args).map(({ path }) => path);
  const wrong = [...wrongFacts(), ...wrongRoutes(pages)];
  if (wrong.length > 0) args.reporter.panicOnBuild(wrong.join("\n"));
}

/** Sets webpack's options for `onCreateWebpackConfig`. */
export function prepareScripts(args: CreateWebpackConfigArgs): void {
  setUpWebpack(args);
  if (args.stage === "build-javascript") replaceOfflineScript(args);
}

/** Writes the licences of what browsers download. For `onPostBuild`. */
export const writeLicences = () => writeThirdPartyNotice(process.cwd(), browserModules());
