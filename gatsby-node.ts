export { createPages, onPreBootstrap } from "./src/content/check-step";
export { createContentNode as onCreateNode } from "./src/content/content-nodes";
export { createResolvers, createSchemaCustomization } from "./src/content/content-schema";
export {
  finishBuild as onPostBuild,
  preparePage as onCreatePage,
  prepareScripts as onCreateWebpackConfig,
} from "./src/build-steps/build-steps";
export { restorePublicFolder as onPreInit } from "./src/hosting/finish-public-folder";
