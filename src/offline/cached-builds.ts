/// <reference lib="webworker" />
// Runs in the service worker: one cache per build, filled when the worker of that build installs.
import { belongsToBuild, fetchBuildFile } from "./fetch-build-file";
import { withTimeout } from "../links/timing";
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

/** How long storage may take before the network is asked, in milliseconds. */
export const storageTimeout = 1000;

/** How long slow storage may take if the network fails too, in milliseconds. */
export const lastResortTimeout = 10_000;

/**
 * Answers with a cached copy, or else from the network. The storage of some browsers never answers,
 * so the network is asked after a second. If it fails, a late copy is still good.
 */
export async function cachedOrFetched(
  cached: Promise<Response | undefined>,
  fetchIt: () => Promise<Response>,
): Promise<Response> {
  const copy = await withTimeout(cached, storageTimeout);
  if (copy) return copy;
  try {
    return await fetchIt();
  } catch (error) {
    const late = await withTimeout(cached, lastResortTimeout);
    if (late) return late;
    throw error;
  }
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

/** A file on the server is not that of the build. */
class OtherFileError extends Error {}

/** How often a build that does not match the server is tried before a rest. */
const maxFailures = 2;

/** How long a build that does not match the server is left alone, in milliseconds: a day. */
const rest = 86_400_000;

type Failures = Readonly<{ count: number; last: number }>;

function failuresAddress({ pathPrefix }: OfflineBuild): string {
  return `${pathPrefix}/.failures`;
}

async function readFailures(build: OfflineBuild, cache: Cache): Promise<Failures> {
  const note = await cache.match(failuresAddress(build));
  return note ? ((await note.json()) as Failures) : { count: 0, last: 0 };
}

/**
 * Fetches all files of the build that are missing or damaged in its cache. Each file is checked
 * against the build, because a deploy may be unfinished or a host may alter files. If one does not
 * match, the promise rejects. What matched stays in the cache for the next try. After two such
 * failures it rejects for a day without a request. A busy server is asked again after each pause,
 * in milliseconds.
 */
export async function cacheBuild(
  build: OfflineBuild,
  pauses: readonly number[] = [],
): Promise<void> {
  const cache = await caches.open(cacheName(build, build.id));
  const failures = await readFailures(build, cache);
  if (failures.count >= maxFailures && Math.abs(Date.now() - failures.last) < rest)
    throw new OtherFileError(`The server does not have build ${build.id}.`);
  const queue = [...build.documents, ...Object.keys(build.files)];
  const work = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift())
      if (!(await matchInBuild(build, build.id, path)))
        await cache.put(build.pathPrefix + path, await fetchOrReuse(build, path, pauses));
  };
  const ends = await Promise.allSettled(Array.from({ length: parallelRequests }, work));
  const failure = ends.find((end) => end.status === "rejected");
  if (!failure) {
    await cache.delete(failuresAddress(build));
    return;
  }
  if (failure.reason instanceof OtherFileError) {
    const note: Failures = { count: failures.count + 1, last: Date.now() };
    await cache.put(failuresAddress(build), new Response(JSON.stringify(note)));
  }
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
  if (!fetched)
    throw new OtherFileError(`Not the file of build ${build.id}: ${build.pathPrefix}${path}`);
  return fetched;
}
