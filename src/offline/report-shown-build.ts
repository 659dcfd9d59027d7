import { ownBuild, serviceWorkers } from "../browser/document-facts";

/**
 * Tells the service worker which build this tab shows, now and whenever another worker takes over,
 * so that the worker keeps the files of that build and deletes others. Does nothing in browsers
 * without workers.
 */
export function reportShownBuild(): void {
  const id = ownBuild();
  const workers = serviceWorkers();
  if (!workers || !id) return;
  const report = () =>
    void workers.ready
      .then(({ active }) => active?.postMessage({ shownBuild: id }))
      // Browsers that block cookies reject. Then there is no worker.
      .catch(() => {});
  workers.addEventListener("controllerchange", report);
  report();
}
