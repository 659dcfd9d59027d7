// Imported at build time and in the browser: plain values only.
import { site } from "./site";

/** The title of the feeds. */
export const feedTitle = `${site.name} release notes`;

/** The addresses under which the releases can be read besides their page. */
export const releaseFiles = {
  rss: "/release-notes.xml",
  jsonFeed: "/release-notes.json",
  /** Every release, for readers without JavaScript. */
  plainText: "/release-notes.txt",
} as const;
