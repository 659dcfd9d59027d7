// Replaces the script of gatsby-plugin-offline in pages: see src/build/offline-plugin.ts.
import { savesData, serviceWorkers } from "../browser/document-facts";

/** Whether Gatsby registers the worker, which caches the site: not where the visitor saves data. */
export function registerServiceWorker(): boolean {
  return serviceWorkers() !== undefined && !savesData(navigator.connection);
}
