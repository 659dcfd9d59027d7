// Shared by build steps, servers and the service worker: pure.

/** Source of a regular expression for addresses whose file name carries a hash of the content. */
export const hashedPathPattern = String.raw`^/(?:static/.+|[^/]+[-.][0-9a-f]{20}\.(?:js|css))$`;

const hashedPath = new RegExp(hashedPathPattern);

/** Whether the content behind an address, given below the path prefix, can never change. */
export function isHashedPath(path: string): boolean {
  return hashedPath.test(path);
}
