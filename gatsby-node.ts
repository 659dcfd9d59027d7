import type { GatsbyNode } from "gatsby";
import { writeSiteFiles } from "./src/site/write-site-files";

// One parameter only: Gatsby waits for a callback from a step that takes three.
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  await writeSiteFiles(args);
};
