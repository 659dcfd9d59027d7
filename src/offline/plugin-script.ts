// What pages load in place of gatsby-plugin-offline's own script: see src/build/webpack.ts.

/** Tells Gatsby to register the service worker. */
export function registerServiceWorker(): boolean {
  return true;
}
