/// <reference lib="webworker" />
// Runs in the service worker: one cache for each build, filled when its worker installs.
import { belongsToBuild, fetchBuildFile } from "./fetch-build-file";
import { isHashedPath } from "./hashed-path";
import type { OfflineBuild } from "./offline-build";

/** Requests at a time while a build is being fetched, so that the page's own come first. */
const parallelRequests = 4;

/** What the names of this site's caches begin with; another site may share the origin. */
export function cachePrefix({ pathPrefix }: Pick<OfflineBuild, "pathPrefix">): string {
  return `offline:${pathPrefix}/:`;
}

/** The name of the cache that holds a build. */
export function cacheName(build: Pick<OfflineBuild, "pathPrefix">, id: string): string {
  return cachePrefix(build) + id;
}

/** The cache of a build, or undefined when there is none: opening it would create it. */
export async function openCached(
  build: Pick<OfflineBuild, "pathPrefix">,
  id: string,
): Promise<Cache | undefined> {
  const name = cacheName(build, id);
  return (await caches.has(name)) ? caches.open(name) : undefined;
}

/**
 * The cached copy of a file, by its address below the path prefix, from one build alone. A copy of
 * the worker's own build that was damaged counts as missing, and so does every copy while the
 * browser's cache storage fails: the network is there all the same.
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

/** Puts a file of the build back into its cache; storage may be full or broken. */
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
    // The page has its answer; the next one asks the network again.
  }
}

/**
 * Fetches what the build's cache lacks or holds damaged. Each file must prove that it belongs to
 * the build, because a deploy may be half-way; otherwise a new cache is deleted and the promise
 * rejects. A busy server is asked again after each pause, in milliseconds.
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
        await cache.put(build.pathPrefix + path, await newCopy(build, path, pauses));
  };
  const ends = await Promise.allSettled(Array.from({ length: parallelRequests }, work));
  const failure = ends.find((end) => end.status === "rejected");
  if (!failure) return;
  if (!wasCached) await caches.delete(name);
  throw failure.reason;
}

async function newCopy(
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
