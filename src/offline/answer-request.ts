/// <reference lib="webworker" />
// Runs in the service worker: how it answers each kind of request.
import { matchInAnyBuild, matchInBuild, restoreInBuild } from "./cached-builds";
import { fetchBuildFile, fetchInTime } from "./fetch-build-file";
import {
  buildIdIn,
  documentAddress,
  networkWait,
  notFoundDocument,
  type OfflineBuild,
} from "./offline-build";
import { noteShownBuild, shownBuild } from "./shown-builds";

/**
 * A document from the network. One that this build has is answered by its cached copy when the
 * network fails, the server is broken, or the head of the document has not come in time. Any other
 * address may be a newer build's or another application's: it waits for the network as long as it
 * takes, and gets the not-found screen only when there is none.
 */
export async function answerNavigation(
  build: OfflineBuild,
  event: FetchEvent,
  path: string,
): Promise<Response> {
  const network = fetchDocument(event);
  const head = network.then(readHead);
  const settled = head.catch(() => undefined);
  // A copy may answer first; the browser still wants to see its early request used. Not for ever:
  // a newer worker waits until this one has nothing left to do.
  const early = Promise.resolve(event.preloadResponse).catch(() => undefined);
  event.waitUntil(Promise.race([Promise.all([settled, early]), after(2 * networkWait)]));
  const note = (shown: string | undefined | Promise<string | undefined>) =>
    event.waitUntil(noteShownBuild(build, event.resultingClientId, shown));

  const address = documentAddress(path);
  if (address === notFoundDocument || !build.documents.includes(address)) {
    const answer = await network.catch(() => undefined);
    if (answer) {
      const shown = settled.then((found) => found?.buildId);
      note(Promise.race([shown, after(networkWait)]));
      return answer;
    }
    const copy = await cachedAnswer(build, path);
    if (copy) note(build.id);
    return copy ?? network;
  }

  const found = await Promise.race([settled, after(networkWait)]);
  if (found && found.answer.status < 500) {
    note(found.buildId);
    return found.answer;
  }
  const copy = await matchInBuild(build, build.id, address);
  if (copy) note(build.id);
  return copy ?? network;
}

function after(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));
}

async function fetchDocument({ request, preloadResponse }: FetchEvent): Promise<Response> {
  // Back and forward, the browser takes its own copy however old it is, for its early request too.
  if (isHistoryNavigation(request)) return fetch(request, { cache: "no-cache" });
  // Undefined where early requests are switched off.
  const early = (await preloadResponse) as Response | undefined;
  // Firefox (153) does not reject when an early request fails.
  if (early?.type === "error") throw new TypeError("The early request failed.");
  return early ?? fetch(request);
}

/** In the Fetch standard, but neither in TypeScript's types nor in every browser. */
function isHistoryNavigation(request: Request): boolean {
  return "isHistoryNavigation" in request && request.isHistoryNavigation === true;
}

/** What an address that is no document of this build shows without a network. */
async function cachedAnswer(build: OfflineBuild, path: string): Promise<Response | undefined> {
  if (path in build.files) return matchInBuild(build, build.id, path);
  if (build.others.includes(path) || path.startsWith("/builds/")) return undefined;
  const copy = await matchInBuild(build, build.id, notFoundDocument);
  return copy && new Response(copy.body, { status: 404, headers: copy.headers });
}

type Head = Readonly<{ answer: Response; buildId: string | undefined }>;

/**
 * Resolves when the head of a document is whole, since nothing shows before that; rejects when the
 * connection breaks earlier.
 */
async function readHead(answer: Response): Promise<Head> {
  const body = answer.status < 500 ? answer.clone().body : null;
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let html = "";
  while (!/<\/head|<body/i.test(html)) {
    const chunk = await reader?.read();
    if (chunk === undefined || chunk.done) break;
    html += chunk.value;
  }
  void reader?.cancel();
  return { answer, buildId: buildIdIn(html) };
}

/** Page data and other files that change from build to build: from the build that the tab shows. */
export async function answerBuildFile(
  build: OfflineBuild,
  event: FetchEvent,
  path: string,
): Promise<Response> {
  const shown = await shownBuild(build, event.clientId);
  const copy = shown === undefined ? undefined : await matchInBuild(build, shown, path);
  if (copy) return copy;
  if (shown === build.id && path in build.files) return fetchMissingFile(build, event, path);
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

/** A file whose name carries its content's hash: any cached copy is the right one. */
export async function answerHashedFile(
  build: OfflineBuild,
  event: FetchEvent,
  path: string,
): Promise<Response> {
  if (!(path in build.files))
    return (await matchInAnyBuild(build.pathPrefix + path)) ?? fetchInTime(event.request);
  const copy = await matchInBuild(build, build.id, path);
  return copy ?? fetchMissingFile(build, event, path);
}

/** A file of this build that should be in the cache: from the network, and back into the cache. */
async function fetchMissingFile(
  build: OfflineBuild,
  event: FetchEvent,
  path: string,
): Promise<Response> {
  const file = await fetchBuildFile(build, path);
  // The server has another build by now, or an error; the page knows what to do with its answer.
  if (!file) return fetchInTime(event.request);
  event.waitUntil(restoreInBuild(build, path, file.clone()));
  return file;
}

/**
 * Gatsby asks so whether an address without page data is a file after all, and build-update whether
 * the server answers: without a network it does not, and neither may take this for its word.
 */
export function answerHead(request: Request): Promise<Response> {
  return fetchInTime(request).catch(() => new Response(null, { status: 503 }));
}
