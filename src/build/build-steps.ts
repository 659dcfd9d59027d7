// Build time only: the steps of a build that several folders take part in, in their order.
import type { CreatePageArgs, CreateWebpackConfigArgs, ParentSpanPluginArgs } from "gatsby";
import { markPage } from "./mark-page";
import { recordBuildAssets } from "./record-build-assets";
import { writeBuildFiles } from "./write-build-files";
import { writeContentFiles } from "../content-source/files/write-content-files";
import { finishPublicFolder } from "./finish-public-folder";
import { writeHostFiles } from "./write-host-files";
import { noteShippedPackages, writeThirdPartyNotice } from "./write-third-party-notice";
import { compactStyles } from "./compact-styles";
import { compileScripts } from "../lean-bundle/compile-scripts";
import { leaveOutUnused } from "../lean-bundle/leave-out-unused";
import { minifyScripts } from "../lean-bundle/minify-scripts";
import { splitStart } from "../lean-bundle/split-start";
import { splitStyles } from "../lean-bundle/split-styles";
import { writeServiceWorker } from "./write-service-worker";
import { writeSiteFiles } from "./write-site-files";
import { removeHelperPage } from "./remove-helper-page";
import { separateCaches } from "./separate-caches";

// One parameter each: Gatsby waits for a callback from a step that takes three.

export function preparePage(args: CreatePageArgs): void {
  if (!removeHelperPage(args)) markPage(args);
}

export function prepareScripts(args: CreateWebpackConfigArgs): void {
  separateCaches(args);
  recordBuildAssets(args);
  compactStyles(args);
  leaveOutUnused(args);
  compileScripts(args);
  minifyScripts(args);
  splitStart(args);
  splitStyles(args);
  noteShippedPackages(args);
}

export async function finishBuild(args: ParentSpanPluginArgs): Promise<void> {
  await writeSiteFiles(args);
  await writeContentFiles(args);
  await writeThirdPartyNotice(args);
  await finishPublicFolder(args);
  await writeServiceWorker(args);
  await writeHostFiles(args);
  // Last, because it says that the build is complete.
  await writeBuildFiles(args);
}
