import { ownBuild, serviceWorkers } from "../browser/document-facts";

/**
 * Tells the service worker, now and whenever another takes over, which build this tab shows. The
 * worker of that build then deletes others that no tab needs.
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
