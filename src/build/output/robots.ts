// Build time only.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { absoluteUrl } from "../../site/addresses";

/** Writes robots.txt (RFC 9309): crawlers may read everything. */
export async function writeRobots(root: string): Promise<void> {
  const sitemap = absoluteUrl("/sitemap-index.xml");
  await writeFile(join(root, "robots.txt"), `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`);
}
