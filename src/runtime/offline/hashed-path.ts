// Shared by build steps, servers and the service worker: pure. How Gatsby names the files of a build.

/** How many digits of a hash are in the names of scripts and styles. Earlier builds had 20. */
export const fileHashLength = 8;

/** Source of a regular expression for paths whose file name contains a hash of the content. */
export const hashedPathPattern = String.raw`^/(?:static/.+|[^/]+[-.][0-9a-f]{8,20}\.(?:js|css))$`;

/** Where Gatsby writes the data of pages. */
export const pageDataFolder = "/page-data/";

const hashedPath = new RegExp(hashedPathPattern);

/** Whether the content of a path below the path prefix can never change. */
export function isHashedPath(path: string): boolean {
  return hashedPath.test(path);
}
