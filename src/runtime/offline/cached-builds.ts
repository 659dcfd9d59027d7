/// <reference lib="webworker" />
// Runs in the service worker: one cache per build, filled when the worker of that build installs.
import { isHashedPath } from "./hashed-path";
import { buildIdIn } from "../build-manifest";
import { hashLength, type OfflineBuild } from "./offline-build";

/** How many requests run at once while a build is fetched: few, so that the page comes first. */
const parallelRequests = 4;

/** The name of a build's cache. */
export function cacheName({ pathPrefix }: Pick<OfflineBuild, "pathPrefix">, id: string): string {
  return `offline:${pathPrefix}/:${id}`;
}

/** The names of this site's caches, the oldest first. Another site may share the origin. */
export async function cacheNames(build: OfflineBuild): Promise<readonly string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(cacheName(build, "")));
}

/**
 * The cached copy of a file, by its path below the path prefix: from the build with this id, or from
 * any. An empty copy is damaged and counts as missing, and so does storage that fails.
 */
export async function findCopy(
  { pathPrefix }: OfflineBuild,
  path: string,
  id?: string,
): Promise<Response | undefined> {
  const name = id === undefined ? {} : { cacheName: cacheName({ pathPrefix }, id) };
  try {
    const copy = await caches.match(pathPrefix + path, { ignoreVary: true, ...name });
    return (await copy?.clone().blob())?.size ? copy : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Fetches all files of the build that its cache lacks. Each has to match the build, because a deploy
 * may be unfinished. Rejects if one does not. What matched stays for the next try.
 */
export async function cacheBuild(build: OfflineBuild): Promise<void> {
  const cache = await caches.open(cacheName(build, build.id));
  const queue = [...build.documents, ...Object.keys(build.files)];
  const work = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift())
      if (!(await findCopy(build, path, build.id)))
        await cache.put(build.pathPrefix + path, await fetchFile(build, path));
  };
  await Promise.all(Array.from({ length: parallelRequests }, work));
}

async function fetchFile(build: OfflineBuild, path: string): Promise<Response> {
  const isHashed = isHashedPath(path);
  const known = isHashed ? await findCopy(build, path) : undefined;
  // A damaged copy must not be handed on from build to build.
  if (known && (await belongsToBuild(build, path, await known.clone().arrayBuffer(), true)))
    return known;
  const cache = isHashed ? "default" : "no-cache";
  const response = await fetch(build.pathPrefix + path, { cache, priority: "low" });
  const body = await response.arrayBuffer();
  if (!(await belongsToBuild(build, path, body, response.ok)))
    throw new Error(`Not the file of build ${build.id}: ${build.pathPrefix}${path}`);
  const headers = new Headers(response.headers);
  // The body is already decoded, and a cache rejects `Vary: *`.
  for (const name of ["Content-Encoding", "Content-Length", "Vary"]) headers.delete(name);
  return new Response(body, { headers });
}

async function belongsToBuild(
  build: OfflineBuild,
  path: string,
  body: ArrayBuffer,
  isOk: boolean,
): Promise<boolean> {
  const hash = build.files[path];
  // A proxy may rewrite documents slightly, so they only have to name the build and be complete.
  if (hash === undefined) {
    const html = new TextDecoder().decode(body);
    return buildIdIn(html) === build.id && html.includes(build.lastScript);
  }
  // An icon: hosts compress those anew.
  if (hash === "") return isOk;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.slice(0, hashLength) === hash;
}

/**
 * Deletes the caches of all builds but this one and the newest other, whose tabs may still be open. A
 * tab of an earlier build asks the network for what it lacks.
 */
export async function deleteEarlierBuilds(build: OfflineBuild): Promise<void> {
  const others = (await cacheNames(build)).filter((name) => name !== cacheName(build, build.id));
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}
