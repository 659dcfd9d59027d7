// Replaces the script of gatsby-plugin-offline in pages: see src/build/offline-plugin.ts.
import { savesData, serviceWorkers } from "../browser/document-facts";

/**
 * Tells Gatsby to register the service worker, which then caches the whole site. On a slow connection
 * or one that saves data, the next document on another connection does.
 */
export function registerServiceWorker(): boolean {
  return serviceWorkers() !== undefined && !savesData(navigator.connection);
}
