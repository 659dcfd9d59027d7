export { createSchemaCustomization } from "./src/content-source/nodes/content-schema";
export {
  createContentNodes as onCreateNode,
  sourceNodes,
} from "./src/content-source/nodes/source-content";
export {
  checkSite as onPreExtractQueries,
  preparePage as onCreatePage,
  prepareScripts as onCreateWebpackConfig,
  writeFiles as onPostBuild,
} from "./src/build/build-steps";
