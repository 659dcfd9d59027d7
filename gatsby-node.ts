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
  preparePage as onCreatePage,
  prepareScripts as onCreateWebpackConfig,
  writeFiles as onPostBuild,
} from "./src/build/build-steps";
