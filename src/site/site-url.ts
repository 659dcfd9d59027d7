// Imported at build time and in the browser: no React, no CSS.
import { site } from "./site";

/**
 * The absolute address of a path of the site. gatsby-config.ts sets GATSBY_SITE_URL from SITE_URL
 * and PATH_PREFIX.
 */
export function absoluteUrl(path: string): string {
  // Read the variable here and not at import: gatsby-config.ts sets it after its imports.
  return (process.env.GATSBY_SITE_URL ?? site.defaultUrl) + path;
}
