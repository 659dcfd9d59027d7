// Stands in the browser's bundle for gatsby-plugin-offline: what it tells its own worker means
// nothing to ours, and the links by which it fetches a page's files once more are only load.

/** Tells Gatsby to register the service worker. */
export function registerServiceWorker(): boolean {
  return true;
}
