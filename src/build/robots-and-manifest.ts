// Build time only.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { routes, site, siteColours } from "../site/site";
import { absoluteUrl } from "../site/addresses";

/** The web app manifest (https://www.w3.org/TR/appmanifest/), from the site's facts. */
export function webManifest(pathPrefix: string): string {
  const icon = (file: string, size: number, purpose: "any" | "maskable") => ({
    src: `${pathPrefix}/${file}`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return JSON.stringify({
    name: site.name,
    short_name: site.name,
    description: site.description,
    lang: site.language,
    start_url: `${pathPrefix}${routes.home}`,
    scope: `${pathPrefix}/`,
    // Visitors install a browser extension, so the site stays in a browser with an address bar.
    display: "browser",
    background_color: siteColours.light.paper,
    theme_color: siteColours.light.paper,
    icons: [
      icon("icon-192.png", 192, "any"),
      icon("icon-512.png", 512, "any"),
      icon("icon-maskable-512.png", 512, "maskable"),
    ],
  });
}

/** robots.txt (RFC 9309): crawlers may read everything. */
export function robotsTxt(sitemap: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`;
}

/** Writes the files that depend only on the site's facts. */
export async function writeSiteFiles(root: string, pathPrefix: string): Promise<void> {
  await writeFile(join(root, "manifest.webmanifest"), webManifest(pathPrefix));
  await writeFile(join(root, "robots.txt"), robotsTxt(absoluteUrl("/sitemap-index.xml")));
}
