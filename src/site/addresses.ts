// Imported at build time and in the browser: no React, no CSS.
import { site } from "./site";

/** The absolute address of a path of the site. */
export function absoluteUrl(path: string): string {
  // gatsby-config.ts sets the variable after its imports, so it cannot be read at import.
  return (process.env.GATSBY_SITE_URL ?? site.defaultUrl) + path;
}

export const feedTitle = `${site.name} release notes`;

/** The address of the releases as RSS. */
export const feedPath = "/release-notes.xml";
