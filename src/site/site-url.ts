// Imported at build time and in the browser: no React, no CSS.
import { site } from "./site";

/**
 * The absolute address of the site, without a trailing slash: `SITE_URL` of the build's
 * environment, handed to scripts as GATSBY_SITE_URL by gatsby-config.ts.
 */
export const siteUrl: string = process.env.GATSBY_SITE_URL ?? site.defaultUrl;

/** The absolute address of a path of the site. */
export function absoluteUrl(path: string): string {
  // Read now, not at import: gatsby-config.ts sets the variable after its imports have run.
  return (process.env.GATSBY_SITE_URL ?? site.defaultUrl) + (path === "/" ? "/" : path);
}
