/// <reference lib="webworker" />
// Runs in the service worker: how it answers each kind of request.
import { fetchInTime } from "./fetch-in-time";
import { matchInBuild } from "./kept-builds";
import {
  buildIdIn,
  documentAddress,
  networkWait,
  notFoundDocument,
  type OfflineBuild,
} from "./offline-build";
import { noteShownBuild, shownBuild } from "./shown-builds";

/**
 * A document from the network; the kept copy when the network fails, the server is broken or has
 * not answered in time.
 */
export async function answerNavigation(
  build: OfflineBuild,
  event: FetchEvent,
  path: string,
): Promise<Response> {
  const network = fetchDocument(event);
  const settled = network.catch(() => undefined);
  // A copy may answer first; the browser still wants to see its early request used. Not for ever:
  // a newer worker waits until this one has nothing left to do.
  const early = event.preloadResponse.catch(() => undefined);
  event.waitUntil(Promise.race([Promise.all([settled, early]), after(2 * networkWait)]));
  if (build.others.includes(path) || path.startsWith("/builds/")) return network;
  const answer = await Promise.race([settled, after(networkWait)]);
  if (answer && answer.status < 500) {
    const shown = Promise.race([readBuildId(answer.clone()), after(networkWait)]);
    event.waitUntil(noteShownBuild(build, event.resultingClientId, shown));
    return answer;
  }
  const copy = await keptDocument(build, path);
  if (!copy) return network;
  event.waitUntil(noteShownBuild(build, event.resultingClientId, build.id));
  return copy;
}

function after(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));
}

async function fetchDocument({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const early = preloadResponse as Promise<Response | undefined>;
  // Back and forward, the browser takes its own copy however old it is, for its early request too.
  if (isHistoryNavigation(request)) return fetch(request, { cache: "no-cache" });
  return (await early) ?? fetch(request);
}

/** In the Fetch standard, but neither in TypeScript's types nor in every browser. */
function isHistoryNavigation(request: Request): boolean {
  return "isHistoryNavigation" in request && request.isHistoryNavigation === true;
}

async function keptDocument(build: OfflineBuild, path: string): Promise<Response | undefined> {
  const address = documentAddress(path);
  if (address !== notFoundDocument && build.documents.includes(address))
    return matchInBuild(build, build.id, address);
  const copy = await matchInBuild(build, build.id, notFoundDocument);
  return copy && new Response(copy.body, { status: 404, headers: copy.headers });
}

/** Reads a document only as far as the id of its build. */
async function readBuildId(response: Response): Promise<string | undefined> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let html = "";
  for (;;) {
    const chunk = await reader?.read().catch(() => undefined);
    if (chunk === undefined || chunk.done) return undefined;
    html += chunk.value;
    const id = buildIdIn(html);
    if (id === undefined && !html.includes("</head>")) continue;
    void reader?.cancel();
    return id;
  }
}

/** Page data and other files that change from build to build: from the build that the tab shows. */
export async function answerBuildFile(
  build: OfflineBuild,
  event: FetchEvent,
  path: string,
): Promise<Response> {
  const shown = await shownBuild(build, event.clientId);
  const kept = shown === undefined ? undefined : await matchInBuild(build, shown, path);
  if (kept) return kept;
  // The list of this build is complete, so what it lacks does not exist.
  if (shown === build.id && path.startsWith("/page-data/")) return notFound();
  try {
    return await fetchInTime(event.request);
  } catch (error) {
    if (shown !== undefined) throw error;
    return (await matchInBuild(build, build.id, path)) ?? notFound();
  }
}

function notFound(): Response {
  return new Response("Not found.\n", { status: 404, headers: { "Content-Type": "text/plain" } });
}

/** A file whose name carries its content's hash: any kept copy is the right one. */
export async function answerHashedFile(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetchInTime(request);
}

/**
 * Gatsby asks so whether an address without page data is a file after all, and build-update whether
 * the server answers: without a network it does not, and neither may take this for its word.
 */
export function answerHead(request: Request): Promise<Response> {
  return fetchInTime(request).catch(() => new Response(null, { status: 503 }));
}
