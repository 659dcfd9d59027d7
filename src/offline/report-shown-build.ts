import { ownBuild } from "../update/own-build";

/**
 * Tells the service worker which build this tab shows, now and whenever another worker takes over,
 * so that it is served from that build alone. Browsers without workers need nothing.
 */
export function reportShownBuild({ navigator }: Pick<Window, "navigator">) {
  const id = ownBuild();
  // Missing in private windows of some browsers and on plain HTTP.
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  if (!workers || !id) return;
  const report = () =>
    void workers.ready
      .then(({ active }) => active?.postMessage({ shownBuild: id }))
      // With cookies blocked, browsers reject; then there is no worker to tell.
      .catch(() => {});
  workers.addEventListener("controllerchange", report);
  report();
}
