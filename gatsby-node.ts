import type { GatsbyNode } from "gatsby";
import { writeSiteFiles } from "./src/site/write-site-files";

export const onPostBuild: GatsbyNode["onPostBuild"] = async (args, options, callback) => {
  await writeSiteFiles(args, options, callback);
};
