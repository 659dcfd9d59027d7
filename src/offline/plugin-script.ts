// Replaces the script of gatsby-plugin-offline in pages: see src/build/webpack.ts.

/** Tells Gatsby to register the service worker. */
export function registerServiceWorker(): boolean {
  return true;
}
