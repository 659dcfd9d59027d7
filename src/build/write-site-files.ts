// Build time only.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import { robotsTxt, webManifest } from "./site-files";
import { absoluteUrl } from "../site/site-url";

/** Writes the files that follow from the site's facts alone, so that one file rebrands them all. */
export async function writeSiteFiles({ store, pathPrefix }: ParentSpanPluginArgs): Promise<void> {
  const root = join(store.getState().program.directory, "public");
  await writeFile(join(root, "manifest.webmanifest"), webManifest(pathPrefix));
  await writeFile(join(root, "robots.txt"), robotsTxt(absoluteUrl("/sitemap-index.xml")));
}
