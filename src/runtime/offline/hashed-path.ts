// Shared by build steps, servers and the service worker: pure. How Gatsby names the files of a build.

/**
 * Source of a regular expression for paths whose file name contains a hash of the content: 8 digits,
 * and 20 where Gatsby decides.
 */
export const hashedPathPattern = String.raw`^/(?:static/.+|[^/]+[-.][0-9a-f]{8,20}\.(?:js|css))$`;

/** Where Gatsby writes the data of pages. */
export const pageDataFolder = "/page-data/";

const hashedPath = new RegExp(hashedPathPattern);

/** Whether the content of a path below the path prefix can never change. */
export function isHashedPath(path: string): boolean {
  return hashedPath.test(path);
}
