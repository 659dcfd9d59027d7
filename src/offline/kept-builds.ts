/// <reference lib="webworker" />
// Runs in the service worker: one cache a build, filled once and never changed.
import { isHashedPath } from "./hashed-path";
import { fetchInTime } from "./fetch-in-time";
import { buildIdIn, hashLength, type OfflineBuild } from "./offline-build";

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

/** The kept copy of a file, by its address below the path prefix, from one build alone. */
export async function matchInBuild(
  build: OfflineBuild,
  id: string,
  path: string,
): Promise<Response | undefined> {
  const name = cacheName(build, id);
  // Opening a cache creates it; a build that is not kept stays not kept.
  if (!(await caches.has(name))) return undefined;
  return (await caches.open(name)).match(build.pathPrefix + path, { ignoreVary: true });
}

/**
 * Fetches a whole build into its cache. Each file must prove that it belongs to the build, because
 * a deploy may be half-way; otherwise nothing is kept and the promise rejects.
 */
export async function keepBuild(build: OfflineBuild): Promise<void> {
  const name = cacheName(build, build.id);
  const wasKept = await caches.has(name);
  const cache = await caches.open(name);
  const paths = [...build.documents, ...Object.keys(build.files)];
  const queue = paths.values();
  const work = async () => {
    for (const path of queue) {
      const address = build.pathPrefix + path;
      if (await cache.match(address, { ignoreVary: true })) continue;
      await cache.put(address, await ownCopy(build, path));
    }
  };
  try {
    await Promise.all(Array.from({ length: parallelRequests }, work));
  } catch (error) {
    if (!wasKept) await caches.delete(name);
    throw error;
  }
}

async function ownCopy(build: OfflineBuild, path: string): Promise<Response> {
  const address = build.pathPrefix + path;
  if (isHashedPath(path)) {
    const known = await caches.match(address, { ignoreVary: true });
    if (known) return known;
  }
  // The browser's own cache may hold a damaged copy for a year: the second try goes past it.
  const modes: readonly RequestCache[] = isHashedPath(path) ? ["default", "reload"] : ["no-cache"];
  for (const cache of modes) {
    const response = await fetchInTime(address, { cache, priority: "low" });
    const body = await response.arrayBuffer();
    if (!(await isOwn(build, path, body))) continue;
    // Anew, because a redirected response cannot answer a navigation.
    const headers = new Headers(response.headers);
    headers.delete("Content-Encoding");
    headers.delete("Content-Length");
    return new Response(body, { headers });
  }
  throw new Error(`Not the file of build ${build.id}: ${address}`);
}

async function isOwn(build: OfflineBuild, path: string, body: ArrayBuffer): Promise<boolean> {
  const hash = build.files[path];
  // Hosts may rewrite documents a little, so these only have to name the build and be whole.
  if (hash === undefined) {
    const html = new TextDecoder().decode(body);
    return buildIdIn(html) === build.id && html.trimEnd().endsWith("</html>");
  }
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.slice(0, hashLength) === hash;
}
