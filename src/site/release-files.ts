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

/** How many releases the page itself holds; its query has the same number. */
export const releasesOnPage = 10;

/** How many releases one file of the archive holds: some 40 kB compressed. */
export const releasesPerFile = 200;

/** The address of a file of the archive: 0 holds the releases right below those of the page. */
export function archiveFile(number: number): string {
  return `/release-archive/older${number === 0 ? "" : `-${number + 1}`}.json`;
}
