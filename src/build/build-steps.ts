// Build time only: what a build does in Gatsby's own steps. adapter.ts ends it.
import type { CreateWebpackConfigArgs, ParentSpanPluginArgs } from "gatsby";
import { finishContent } from "../content-source/files/finish-content";
import { writeContentFiles } from "../content-source/files/write-content-files";
import { wrongFacts } from "../site/wrong-facts";
import { replaceOfflineScript } from "./offline-plugin";
import { writeThirdPartyNotice } from "./third-party-notice";
import { browserModules, setUpWebpack } from "./webpack";

// Each step takes one parameter: Gatsby expects a step with three to call a callback.

export { preparePage } from "./prepare-page";

/** Checks the facts and the content, when Gatsby has made all pages. */
export async function checkSite(args: ParentSpanPluginArgs): Promise<void> {
  const wrong = wrongFacts();
  if (wrong.length > 0) args.reporter.panicOnBuild(wrong.join("\n"));
  await finishContent(args);
}

export function prepareScripts(args: CreateWebpackConfigArgs): void {
  setUpWebpack(args);
  if (args.stage === "build-javascript") replaceOfflineScript(args);
}

/** Writes what follows from the content's nodes and from webpack's modules. */
export async function writeFiles(args: ParentSpanPluginArgs): Promise<void> {
  const project = process.cwd();
  await writeContentFiles(project, args);
  await writeThirdPartyNotice(project, browserModules());
}
