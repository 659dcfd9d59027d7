import type { GatsbyNode } from "gatsby";
import { checkFacts, preparePage, prepareScripts, writeLicences } from "./src/build/steps";
import { finishContent } from "./src/content-source/files/finish-content";
import { writeContentFiles } from "./src/content-source/files/write-content-files";
import { menusOfTexts } from "./src/content-source/nodes/text-pages";

// Each step takes one parameter: Gatsby expects a step with three to call a callback.

export { createSchemaCustomization } from "./src/content-source/nodes/content-schema";
export {
  createContentNodes as onCreateNode,
  sourceNodes,
} from "./src/content-source/nodes/source-content";
export { createTextPages as createPages } from "./src/content-source/nodes/text-pages";

export const onCreatePage: GatsbyNode["onCreatePage"] = (args) =>
  preparePage(args, { menus: menusOfTexts(args) });

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = prepareScripts;

// Gatsby has made all pages. In develop, this step follows each change of a file.
export const onPreExtractQueries: GatsbyNode["onPreExtractQueries"] = async (args) => {
  checkFacts(args);
  await finishContent(args);
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  await writeContentFiles(process.cwd(), args);
  await writeLicences();
};
