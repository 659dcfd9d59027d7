/// <reference lib="webworker" />
// Becomes /sw.js; src/build/output/write-service-worker.ts bundles it with the facts of one build.
import { savesData } from "../document";
import { answerFile, answerNavigation } from "./answer-request";
import { cacheBuild, deleteEarlierBuilds } from "./cached-builds";
import { isHashedPath, pageDataFolder } from "./hashed-path";
import type { OfflineBuild } from "./offline-build";

declare const self: ServiceWorkerGlobalScope;
declare const OFFLINE_BUILD: OfflineBuild;

const build = OFFLINE_BUILD;

/** Caches the site. Rejects where the visitor saves data; a later visit tries again. */
async function install() {
  if (savesData(self.navigator.connection)) throw new Error("The connection is not for caching.");
  await cacheBuild(build);
  // It takes over at once. Open tabs still get the files of the build that they name.
  await self.skipWaiting();
}

/** Answers the tabs that are open, and makes room. */
async function activate() {
  await self.clients.claim();
  await deleteEarlierBuilds(build);
}

self.addEventListener("install", (event) => event.waitUntil(install()));

self.addEventListener("activate", (event) => event.waitUntil(activate()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || !pathname.startsWith(`${build.pathPrefix}/`)) return;
  if (request.method !== "GET") return;
  const path = pathname.slice(build.pathPrefix.length);
  if (request.mode === "navigate") event.respondWith(answerNavigation(build, event, path));
  else if (isHashedPath(path) || path.startsWith(pageDataFolder) || path in build.files)
    event.respondWith(answerFile(build, event, path));
});
