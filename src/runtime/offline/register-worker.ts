// Replaces the script of gatsby-plugin-offline in pages: see src/build/gatsby/offline-plugin.ts.
import { savesData, serviceWorkers } from "../document";

/** Whether Gatsby registers the worker, which caches the site: not where the visitor saves data. */
export function registerServiceWorker(): boolean {
  return serviceWorkers() !== undefined && !savesData(navigator.connection);
}
