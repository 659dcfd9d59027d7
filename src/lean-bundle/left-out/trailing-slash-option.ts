// Stands for what Gatsby's Link does to slashes: it would cut the one that ends the home page's
// address below a path prefix, and with it the scope of the service worker.

/** The address as it is written; the site's own have no slash to cut. */
export function applyTrailingSlashOption(address: string): string {
  return address;
}
