// Build time only: what a build does in Gatsby's own steps. adapter.ts ends it.
import type { CreateWebpackConfigArgs, ParentSpanPluginArgs } from "gatsby";
import { writeContentFiles } from "../content-source/files/write-content-files";
import { replaceOfflineScript } from "./offline-plugin";
import { writeThirdPartyNotice } from "./third-party-notice";
import { browserModules, setUpWebpack } from "./webpack";

// Each step takes one parameter: Gatsby expects a step with three to call a callback.

export { preparePage } from "./prepare-page";

export function prepareScripts(args: CreateWebpackConfigArgs): void {
  setUpWebpack(args);
  if (args.stage === "build-javascript") replaceOfflineScript(args);
}

/** Writes the files that follow from the content's nodes and from webpack's modules. */
export async function writeFiles(args: ParentSpanPluginArgs): Promise<void> {
  const project = process.cwd();
  await writeContentFiles(project, args);
  await writeThirdPartyNotice(project, browserModules());
}
