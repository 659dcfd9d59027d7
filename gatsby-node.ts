export { createResolvers, createSchemaCustomization } from "./src/content/content-schema";
export { sourceNodes } from "./src/content/source-content";
export {
  finishBuild as onPostBuild,
  preparePage as onCreatePage,
  prepareScripts as onCreateWebpackConfig,
} from "./src/build-steps/build-steps";
export { restorePublicFolder as onPreInit } from "./src/hosting/finish-public-folder";
