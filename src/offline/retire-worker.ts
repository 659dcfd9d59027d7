/// <reference lib="webworker" />
// Becomes /sw.js of a build with NO_WORKER: frees visitors of the worker that they have.
import { cachePrefix } from "./cached-builds";
import type { OfflineBuild } from "./offline-build";

declare const self: ServiceWorkerGlobalScope;
declare const OFFLINE_BUILD: OfflineBuild;

// It listens to no requests, so all of them go to the network from now on.
self.addEventListener("install", (event) => {
  void self.skipWaiting();
  // Not when it activates: an earlier worker that never finishes an answer would hold that up for
  // ever. Nothing waits for it either, because it happens only once this install is over.
  void self.registration.unregister();
  event.waitUntil(removeCaches());
});

async function removeCaches() {
  const names = await caches.keys();
  const own = names.filter((name) => name.startsWith(cachePrefix(OFFLINE_BUILD)));
  await Promise.all(own.map((name) => caches.delete(name)));
}
