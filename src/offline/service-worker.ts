/// <reference lib="webworker" />
// Becomes /sw.js; src/build/write-service-worker.ts bundles it with the facts of one build.
import { savesData } from "../links/prefetch";
import { answerBuildFile, answerHashedFile, answerHead, answerNavigation } from "./answer-request";
import { cacheBuild } from "./cached-builds";
import { isHashedPath, pageDataFolder } from "./hashed-path";
import type { OfflineBuild } from "./offline-build";
import { recordShownBuild, deleteUnusedCaches } from "./shown-builds";

declare const self: ServiceWorkerGlobalScope;
declare const OFFLINE_BUILD: OfflineBuild;

const build = OFFLINE_BUILD;

/** How long the install waits before it retries a busy server, in milliseconds. */
const retryPauses = [1000, 4000, 10_000] as const;

/** Whether this run of the worker has checked its cache for missing and damaged files. */
let isCacheChecked = false;

self.addEventListener("install", (event) => {
  // No tab has to close first, because each still gets the files of the build that it shows.
  event.waitUntil(install().then(() => self.skipWaiting()));
});

/** Caches the whole site. A visitor who saves data gets it on another connection. */
async function install() {
  if (savesData(self.navigator.connection)) throw new Error("The connection is not for caching.");
  await cacheBuild(build, retryPauses);
}

async function activate() {
  // The browser requests a document while the worker is still starting.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
  await deleteUnusedCaches(self, build);
}

self.addEventListener("activate", (event) => event.waitUntil(activate()));

async function recordAndCleanUp(tab: Client, shown: string) {
  await recordShownBuild(build, tab.id, shown);
  await deleteUnusedCaches(self, build);
  if (isCacheChecked || shown !== build.id) return;
  isCacheChecked = true;
  await cacheBuild(build);
}

self.addEventListener("message", (event) => {
  const shown = (event.data as { shownBuild?: unknown } | null)?.shownBuild;
  if (typeof shown !== "string" || !(event.source instanceof Client)) return;
  // This fails if storage is full or broken or the network is missing. The next page tries again.
  event.waitUntil(recordAndCleanUp(event.source, shown).catch(() => undefined));
  // The page may be newer than this worker. Browsers alone check for a newer worker too late.
  if (shown !== build.id) void self.registration.update().catch(() => undefined);
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || !pathname.startsWith(`${build.pathPrefix}/`)) return;
  if (request.method === "HEAD") event.respondWith(answerHead(request));
  if (request.method !== "GET") return;
  const path = pathname.slice(build.pathPrefix.length);
  if (request.mode === "navigate") event.respondWith(answerNavigation(build, event, path));
  else if (isHashedPath(path)) event.respondWith(answerHashedFile(build, event, path));
  else if (path.startsWith(pageDataFolder) || path in build.files)
    event.respondWith(answerBuildFile(build, event, path));
});
