/// <reference lib="webworker" />
// Runs in the service worker: fetches files and checks that they belong to a build.
import { isHashedPath } from "./hashed-path";
import { buildIdIn, hashLength, hasLastScript, type OfflineBuild } from "./offline-build";

/** How long a server may take to start its answer, in milliseconds. Pages wait as long. */
export const fetchTimeout = 10_000;

/**
 * Fetches like `fetch`, but rejects if no answer has started in time. Without the limit, a server
 * that hangs would occupy one of the six connections of a browser to an HTTP/1.1 host, because a
 * worker's request outlives the page that needed it (measured in Chromium 156).
 */
export async function fetchWithTimeout(
  request: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  const abort = new AbortController();
  if (request instanceof Request)
    request.signal.addEventListener("abort", () => abort.abort(request.signal.reason));
  const timer = setTimeout(() => abort.abort(), fetchTimeout);
  try {
    return await fetch(request, { ...init, signal: abort.signal });
  } finally {
    clearTimeout(timer);
  }
}

/** Whether a file is an icon. Hosts often compress those anew, and no page depends on their bytes. */
function isIcon(build: OfflineBuild, path: string): boolean {
  return path in build.files && !isHashedPath(path) && /\.(?:png|ico|svg)$/.test(path);
}

/**
 * Fetches a file of the build, ready to be cached. Returns undefined if the server has different
 * content there. Of an icon, any image will do. A busy server (429 or 5xx) is asked again after each pause, in milliseconds.
 */
export async function fetchBuildFile(
  build: OfflineBuild,
  path: string,
  pauses: readonly number[] = [],
): Promise<Response | undefined> {
  // The HTTP cache may contain a damaged copy for a year, so the second attempt bypasses it.
  const modes: readonly RequestCache[] = isHashedPath(path) ? ["default", "reload"] : ["no-cache"];
  for (const cache of modes) {
    const response = await fetchWithRetries(build.pathPrefix + path, { cache }, pauses);
    const body = await response.arrayBuffer();
    const isImage = response.ok && /^image\//.test(response.headers.get("Content-Type") ?? "");
    if (isIcon(build, path) ? isImage : await belongsToBuild(build, path, body))
      return new Response(body, { headers: cacheableHeaders(build, path, response.headers) });
  }
  return undefined;
}

async function fetchWithRetries(
  address: string,
  init: RequestInit,
  pauses: readonly number[],
): Promise<Response> {
  for (const pause of pauses) {
    const response = await fetchWithTimeout(address, { ...init, priority: "low" });
    if (response.status !== 429 && response.status < 500) return response;
    await response.body?.cancel();
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return fetchWithTimeout(address, { ...init, priority: "low" });
}

/** Whether a body is what the build has at this path. An icon only has to have content. */
export async function belongsToBuild(
  build: OfflineBuild,
  path: string,
  body: ArrayBuffer,
): Promise<boolean> {
  const hash = build.files[path];
  // A proxy may rewrite documents slightly, so they only have to name the build and be complete.
  if (hash === undefined) {
    const html = new TextDecoder().decode(body);
    return buildIdIn(html) === build.id && hasLastScript(html, build.lastScript);
  }
  if (isIcon(build, path)) return body.byteLength > 0;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.slice(0, hashLength) === hash;
}

function cacheableHeaders(build: OfflineBuild, path: string, received: Headers): Headers {
  const headers = new Headers(received);
  // The body is already decoded, and a cache rejects `Vary: *`.
  for (const name of ["Content-Encoding", "Content-Length", "Vary"]) headers.delete(name);
  // A host's configuration may be older than its files. Under the policy of an earlier build, a
  // cached document would have no styles. So it gets the policy of its own build, unless the host
  // sends no policy at all.
  if (!(path in build.files) && headers.has("Content-Security-Policy"))
    headers.set("Content-Security-Policy", build.policy);
  return headers;
}
