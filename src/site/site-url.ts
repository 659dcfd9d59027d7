// Imported at build time and in the browser: no React, no CSS.
import { site } from "./site";

/**
 * The absolute address of a path of the site: below `SITE_URL` and `PATH_PREFIX` of the build's
 * environment, which gatsby-config.ts hands on as GATSBY_SITE_URL.
 */
export function absoluteUrl(path: string): string {
  // Read now, not at import: gatsby-config.ts sets the variable after its imports have run.
  return (process.env.GATSBY_SITE_URL ?? site.defaultUrl) + path;
}
