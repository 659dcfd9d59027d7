/// <reference lib="webworker" />
// Becomes /sw.js of a build with NO_WORKER: removes the worker that visitors have.
import { cacheNames } from "./cached-builds";
import type { OfflineBuild } from "./offline-build";

declare const self: ServiceWorkerGlobalScope;
declare const OFFLINE_BUILD: OfflineBuild;

// This worker handles no requests, so all of them go to the network from now on.
self.addEventListener("install", (event) => {
  void self.skipWaiting();
  // Not in `activate`: an earlier worker that never finishes an answer would delay that for ever. Do
  // not wait: it takes effect after this install.
  void self.registration.unregister();
  event.waitUntil(removeCaches());
});

async function removeCaches() {
  const names = await cacheNames(OFFLINE_BUILD);
  await Promise.all(names.map((name) => caches.delete(name)));
}
