// Build time only: what a build does in addition to Gatsby's own steps, in order.
import { join } from "node:path";
import type { CreateWebpackConfigArgs, ParentSpanPluginArgs } from "gatsby";
import { writeContentFiles } from "../content-source/files/write-content-files";
import { pictureAddresses } from "../content-source/files/write-pictures";
import { showMistakes } from "../content-source/nodes/show-mistakes";
import { readBuildFiles, writeBuildManifest } from "./build-files";
import { contentSecurityPolicy } from "./content-security-policy";
import { finishPublicFolder } from "./finish-public-folder";
import { writeHostFiles } from "./host-files";
import { addressWarning } from "../site/checked-site-url";
import { site } from "../site/site";
import { readDocuments } from "./read-documents";
import { writeServiceWorker } from "./service-worker";
import { writeSiteFiles } from "./site-files";
import { writeThirdPartyNotice } from "./third-party-notice";
import { browserBundle, replaceOfflineScript, setUpWebpack } from "./webpack";

// Each step takes one parameter: Gatsby expects a step with three to call a callback.

export { restorePublicFolder } from "./finish-public-folder";
export { preparePage } from "./prepare-page";

export function prepareScripts(args: CreateWebpackConfigArgs): void {
  setUpWebpack(args);
  if (args.stage === "develop") showMistakes(args);
  if (args.stage !== "build-javascript") return;
  replaceOfflineScript(args);
}

export async function finishBuild(args: ParentSpanPluginArgs): Promise<void> {
  const { store, pathPrefix, reporter } = args;
  const { program, pages } = store.getState();
  const { directory } = program;
  const root = join(directory, "public");
  const { assets, modules } = browserBundle();
  await writeSiteFiles(root, pathPrefix);
  await writeContentFiles(args);
  await writeThirdPartyNotice(directory, modules);
  await finishPublicFolder(directory);
  // From here on, no page, script or text changes.
  const files = readBuildFiles(root, [...assets, ...pictureAddresses()]);
  const documents = readDocuments(root);
  const build = { documents, files, pathPrefix, policy: contentSecurityPolicy(documents) };
  reporter.info(await writeServiceWorker(directory, build));
  const excesses = await writeHostFiles(directory, build);
  for (const excess of excesses) reporter.warn(excess);
  const warning = addressWarning(process.env, site.defaultUrl);
  if (warning) reporter.warn(warning);
  // Written last, because it announces that the build is complete.
  await writeBuildManifest(root, pages.keys(), files);
}
