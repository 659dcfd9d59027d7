import type { GatsbyNode } from "gatsby";
import { markPage } from "./src/build-update/mark-page";
import { recordBuildAssets } from "./src/build-update/record-build-assets";
import { writeBuildFiles } from "./src/build-update/write-build-files";
import { writeContentFiles } from "./src/content/write-content-files";
import { removeHelperPage } from "./src/hosting/remove-helper-page";
import { allowAnyStyleOrder } from "./src/layout/allow-any-style-order";
import { leaveOutUnused } from "./src/lean-bundle/leave-out-unused";
import { writeServiceWorker } from "./src/offline/write-service-worker";
import { writeSiteFiles } from "./src/site/write-site-files";

export { createPages, onPreBootstrap } from "./src/content/check-step";
export { createContentNode as onCreateNode } from "./src/content/content-nodes";
export { createResolvers, createSchemaCustomization } from "./src/content/content-schema";

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) => {
  recordBuildAssets(args);
  allowAnyStyleOrder(args);
  leaveOutUnused(args);
};

// One parameter only: Gatsby waits for a callback from a step that takes three.
export const onCreatePage: GatsbyNode["onCreatePage"] = (args) => {
  if (!removeHelperPage(args)) markPage(args);
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  await writeSiteFiles(args);
  await writeContentFiles(args);
  await writeServiceWorker(args);
  await writeBuildFiles(args);
};
