/// <reference lib="webworker" />
// Runs in the service worker: how it fetches, and what proves that a file belongs to a build.
import { isHashedPath } from "./hashed-path";
import { buildIdIn, hashLength, hasLastScript, type OfflineBuild } from "./offline-build";

/** How long a server may take to begin its answer, in milliseconds; a page's script waits as long. */
export const longestSilence = 10_000;

/**
 * Fetches for the worker; rejects when no answer has begun in time. A request of the worker
 * outlives the page that wanted it (measured in Chromium 156), so a server that hangs would keep
 * one of the six connections that a browser opens to an HTTP/1.1 host.
 */
export async function fetchInTime(
  request: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  const abort = new AbortController();
  if (request instanceof Request)
    request.signal.addEventListener("abort", () => abort.abort(request.signal.reason));
  const timer = setTimeout(() => abort.abort(), longestSilence);
  try {
    return await fetch(request, { ...init, signal: abort.signal });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Fetches a file of the build, ready to be cached; undefined when the server has something else
 * there. A server that is busy (429 or 5xx) is asked again after each pause, in milliseconds.
 */
export async function fetchBuildFile(
  build: OfflineBuild,
  path: string,
  pauses: readonly number[] = [],
): Promise<Response | undefined> {
  // The browser's own cache may hold a damaged copy for a year: the second try goes past it.
  const modes: readonly RequestCache[] = isHashedPath(path) ? ["default", "reload"] : ["no-cache"];
  for (const cache of modes) {
    const response = await fetchPatiently(build.pathPrefix + path, { cache }, pauses);
    const body = await response.arrayBuffer();
    if (await belongsToBuild(build, path, body))
      return new Response(body, { headers: cacheableHeaders(build, path, response.headers) });
  }
  return undefined;
}

async function fetchPatiently(
  address: string,
  init: RequestInit,
  pauses: readonly number[],
): Promise<Response> {
  for (const pause of pauses) {
    const response = await fetchInTime(address, { ...init, priority: "low" });
    if (response.status !== 429 && response.status < 500) return response;
    await response.body?.cancel();
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return fetchInTime(address, { ...init, priority: "low" });
}

/** Whether a body is, in full, what the build has at this path. */
export async function belongsToBuild(
  build: OfflineBuild,
  path: string,
  body: ArrayBuffer,
): Promise<boolean> {
  const hash = build.files[path];
  // A proxy may rewrite documents a little, so these only have to name the build and be whole.
  if (hash === undefined) {
    const html = new TextDecoder().decode(body);
    return buildIdIn(html) === build.id && hasLastScript(html, build.lastScript);
  }
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.slice(0, hashLength) === hash;
}

function cacheableHeaders(build: OfflineBuild, path: string, received: Headers): Headers {
  const headers = new Headers(received);
  // The body has been decoded, and a cache refuses `Vary: *`.
  for (const name of ["Content-Encoding", "Content-Length", "Vary"]) headers.delete(name);
  // A host's configuration may lag behind its files, and a cached document would stay without
  // styles under the policy of an earlier build. So it gets the policy that its own build wrote.
  // A host that sends no policy at all is left with none.
  if (!(path in build.files) && headers.has("Content-Security-Policy"))
    headers.set("Content-Security-Policy", build.policy);
  return headers;
}
