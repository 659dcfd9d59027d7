/// <reference lib="webworker" />
// Runs in the service worker: one cache per build, filled when the worker of that build installs.
import { belongsToBuild, fetchBuildFile } from "./fetch-build-file";
import { isHashedPath } from "./hashed-path";
import type { OfflineBuild } from "./offline-build";

/**
 * How many requests run in parallel while a build is fetched; few, so that the page comes first.
 */
const parallelRequests = 4;

/** The prefix of this site's cache names. Another site may share the origin. */
export function cachePrefix({ pathPrefix }: Pick<OfflineBuild, "pathPrefix">): string {
  return `offline:${pathPrefix}/:`;
}

/** The name of a build's cache. */
export function cacheName(build: Pick<OfflineBuild, "pathPrefix">, id: string): string {
  return cachePrefix(build) + id;
}

/** The cache of a build, or undefined if there is none. `caches.open` alone would create it. */
export async function openCached(
  build: Pick<OfflineBuild, "pathPrefix">,
  id: string,
): Promise<Cache | undefined> {
  const name = cacheName(build, id);
  return (await caches.has(name)) ? caches.open(name) : undefined;
}

/**
 * The cached copy of a file from one build, by its path below the path prefix. Returns undefined if
 * the copy is missing, if a copy of the worker's own build is damaged, or if the cache storage
 * fails. The caller then asks the network.
 */
export async function matchInBuild(
  build: OfflineBuild,
  id: string,
  path: string,
): Promise<Response | undefined> {
  try {
    const cache = await openCached(build, id);
    const copy = await cache?.match(build.pathPrefix + path, { ignoreVary: true });
    if (!copy || id !== build.id) return copy;
    const body = await copy.clone().arrayBuffer();
    return (await belongsToBuild(build, path, body)) ? copy : undefined;
  } catch {
    return undefined;
  }
}

/** The cached copy of a hashed file from any build. */
export function matchInAnyBuild(address: string): Promise<Response | undefined> {
  return caches.match(address, { ignoreVary: true }).catch(() => undefined);
}

/** Puts a file of the build back into its cache. Ignores storage that is full or broken. */
export async function restoreInBuild(
  build: OfflineBuild,
  path: string,
  copy: Response,
): Promise<void> {
  try {
    // A newer worker may have deleted the cache.
    const cache = await openCached(build, build.id);
    await cache?.put(build.pathPrefix + path, copy);
  } catch {
    // The page has its answer. The next request asks the network again.
  }
}

/**
 * Fetches all files of the build that are missing or damaged in its cache. Each file is checked
 * against the build, because a deploy may be unfinished. If one does not match, the promise
 * rejects, and the cache is deleted if it is new. A busy server is asked again after each pause, in
 * milliseconds.
 */
export async function cacheBuild(
  build: OfflineBuild,
  pauses: readonly number[] = [],
): Promise<void> {
  const name = cacheName(build, build.id);
  const wasCached = await caches.has(name);
  const cache = await caches.open(name);
  const queue = [...build.documents, ...Object.keys(build.files)];
  const work = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift())
      if (!(await matchInBuild(build, build.id, path)))
        await cache.put(build.pathPrefix + path, await fetchOrReuse(build, path, pauses));
  };
  const ends = await Promise.allSettled(Array.from({ length: parallelRequests }, work));
  const failure = ends.find((end) => end.status === "rejected");
  if (!failure) return;
  if (!wasCached) await caches.delete(name);
  throw failure.reason;
}

async function fetchOrReuse(
  build: OfflineBuild,
  path: string,
  pauses: readonly number[],
): Promise<Response> {
  if (isHashedPath(path)) {
    const known = await matchInAnyBuild(build.pathPrefix + path);
    const body = await known
      ?.clone()
      .arrayBuffer()
      .catch(() => undefined);
    if (known && body && (await belongsToBuild(build, path, body))) return known;
  }
  const fetched = await fetchBuildFile(build, path, pauses);
  if (!fetched) throw new Error(`Not the file of build ${build.id}: ${build.pathPrefix}${path}`);
  return fetched;
}
