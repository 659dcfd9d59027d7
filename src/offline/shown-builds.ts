/// <reference lib="webworker" />
// Runs in the service worker: records which build each open tab shows. A tab gets files of that
// build.
import { withTimeout } from "../links/timing";
import {
  cacheName,
  cachePrefix,
  matchInAnyBuild,
  openCached,
  storageTimeout,
} from "./cached-builds";
import type { OfflineBuild } from "./offline-build";

type Shown = string | undefined;

/** What a tab shows if it is none of the site's builds: a text file, or an error of the host. */
export const noBuild = "none";

// This map is fast but ends with the worker. A note in the build's cache survives.
const shownByClient = new Map<string, Promise<Shown>>();

function noteAddress(build: OfflineBuild, clientId: string): string {
  return `${build.pathPrefix}/.shown-by/${clientId}`;
}

/** Records which build a tab shows, as soon as it is known. Never rejects. */
export async function recordShownBuild(
  build: OfflineBuild,
  clientId: string,
  shown: Shown | Promise<Shown>,
): Promise<void> {
  if (clientId === "") return;
  const promise = Promise.resolve(shown);
  shownByClient.set(clientId, promise);
  const id = await promise;
  if (id === undefined) {
    shownByClient.delete(clientId);
    return;
  }
  try {
    const cache = await openCached(build, id === noBuild ? build.id : id);
    await cache?.put(noteAddress(build, clientId), new Response(id));
  } catch {
    // Storage is full or broken. The tab reports again when it loads a document.
  }
}

/** The build that a tab shows, or undefined if it has not reported yet. */
export async function shownBuild(build: OfflineBuild, clientId: string): Promise<Shown> {
  if (clientId === "") return undefined;
  const known = await shownByClient.get(clientId);
  if (known !== undefined) return known;
  const note = await withTimeout(matchInAnyBuild(noteAddress(build, clientId)), storageTimeout);
  return note?.text();
}

/** Deletes the caches of earlier builds that no open tab shows, and the notes of closed tabs. */
export async function deleteUnusedCaches(
  worker: ServiceWorkerGlobalScope,
  build: OfflineBuild,
): Promise<void> {
  const names = await caches.keys();
  const tabs = await worker.clients.matchAll({ includeUncontrolled: true, type: "window" });
  const ownTabs = tabs.filter(({ url }) => url.startsWith(worker.registration.scope));
  const shown = await Promise.all(ownTabs.map(({ id }) => shownBuild(build, id)));
  // A newer worker has caches that this one does not know. Some browsers do not provide the state.
  const { installing, waiting } = worker.registration;
  if (installing || waiting || worker.serviceWorker?.state === "redundant") return;
  const needed = new Set([build.id, ...shown].map((id) => cacheName(build, String(id))));
  const unneeded = names.filter((name) => name.startsWith(cachePrefix(build)) && !needed.has(name));
  // A tab that has not reported yet may show any of these builds. Its report calls this again.
  if (!shown.includes(undefined)) await Promise.all(unneeded.map((name) => caches.delete(name)));
  await removeNotesExcept(build, new Set(ownTabs.map(({ id }) => noteAddress(build, id))));
}

async function removeNotesExcept(build: OfflineBuild, wanted: ReadonlySet<string>) {
  const cache = await openCached(build, build.id);
  for (const request of (await cache?.keys()) ?? []) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith(noteAddress(build, "")) && !wanted.has(pathname))
      await cache?.delete(request);
  }
}
