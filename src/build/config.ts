// A door of this room: what gatsby-config.ts asks of a build.
import {
  checkedPathPrefix,
  checkedSiteUrl,
  isHiddenFromSearch,
  isOn,
  siteUrlOf,
} from "../site/environment";
import { site } from "../site/site";
import { buildId } from "./gatsby/build-id";
import { bundleScript } from "./gatsby/bundle-script";

export { offlinePlugin } from "./gatsby/offline-plugin";
export { siteAdapter } from "./output/adapter";

/** Ends a build with the sentence of a check. Gatsby would bury it in a report of a crash. */
function valueOrExit<Value>(check: () => Value): Value {
  try {
    return check();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/**
 * Checks the variables that say how to build the project in this folder, and sets those that its code
 * reads: docs/commands.md has the list. Returns the origin of the site and the path below it, "" at the root.
 */
export function prepareEnvironment(project: string): Record<"siteUrl" | "pathPrefix", string> {
  const { env } = process;
  const givenUrl = siteUrlOf(env);
  const nameOfUrl = givenUrl === undefined ? "defaultUrl in src/site/site.ts" : "SITE_URL";
  const siteUrl = valueOrExit(() => checkedSiteUrl(givenUrl ?? site.defaultUrl, nameOfUrl));
  // The build id depends on these variables, whatever their source.
  if (givenUrl !== undefined) env.SITE_URL = givenUrl;
  env.NOINDEX = isHiddenFromSearch(env) ? "1" : "";
  env.NO_WORKER = isOn(env.NO_WORKER) ? "1" : "";
  const pathPrefix = valueOrExit(() => checkedPathPrefix(env.PATH_PREFIX));
  env.GATSBY_TELEMETRY_DISABLED = "1";
  // Scripts read it for canonical and social addresses. Only GATSBY_ variables reach the browser.
  env.GATSBY_SITE_URL = siteUrl + pathPrefix;
  // Only static HTML and page data contain these. In scripts, each change of text would rename them.
  env.BUILD_ID = buildId(project);
  env.START_SCRIPT = bundleScript(project, "src/page-head/start-script.ts");
  return { siteUrl, pathPrefix };
}
