import { ownBuild, serviceWorkers } from "../browser/document-facts";

/**
 * Tells the service worker, now and whenever another takes over, which build this tab shows. The
 * worker keeps the files of that build and deletes others.
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
