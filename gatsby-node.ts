export {
  createResolvers,
  createSchemaCustomization,
} from "./src/content-source/nodes/content-schema";
export {
  createContentNodes as onCreateNode,
  finishContent as createPages,
  sourceNodes,
} from "./src/content-source/nodes/source-content";
export {
  finishBuild as onPostBuild,
  preparePage as onCreatePage,
  prepareScripts as onCreateWebpackConfig,
  restorePublicFolder as onPreInit,
} from "./src/build/build-steps";
