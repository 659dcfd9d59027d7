/// <reference lib="webworker" />
// Runs in the service worker: answers each kind of request.
import { withTimeout } from "../links/timing";
import {
  cachedOrFetched,
  lastResortTimeout,
  matchInAnyBuild,
  matchInBuild,
  restoreInBuild,
} from "./cached-builds";
import { fetchBuildFile, fetchWithTimeout } from "./fetch-build-file";
import { pageDataFolder, picturesFolder } from "./hashed-path";
import {
  buildIdIn,
  documentAddress,
  networkTimeout,
  notFoundDocument,
  type OfflineBuild,
} from "./offline-build";
import { noBuild, recordShownBuild, shownBuild } from "./shown-builds";

declare const self: ServiceWorkerGlobalScope;

/**
 * Answers a navigation from the network. A document of this build falls back to its cached copy if
 * the network fails, the server answers with an error, or the document's head does not arrive in
 * time. Any other address may belong to a newer build or another application: it waits for the
 * network without a limit and falls back to the not-found screen if the network fails.
 */
export async function answerNavigation(
  build: OfflineBuild,
  event: FetchEvent,
  path: string,
): Promise<Response> {
  const network = fetchDocument(event);
  const head = network.then(readHead);
  const settled = head.catch(() => undefined);
  // The browser warns if its preload request is not used, so the event stays open even if a copy
  // answers first. The time is limited because a newer worker waits for this event to end.
  const preload = Promise.resolve(event.preloadResponse).catch(() => undefined);
  event.waitUntil(withTimeout(Promise.all([settled, preload]), 2 * networkTimeout));
  const record = (shown: string | undefined | Promise<string | undefined>) =>
    event.waitUntil(recordShownBuild(build, event.resultingClientId, shown));

  const address = documentAddress(path);
  if (address === notFoundDocument || !build.documents.includes(address)) {
    const answer = await network.catch(() => undefined);
    if (answer) {
      const shown = settled.then((found) => found && (found.buildId ?? noBuild));
      record(withTimeout(shown, networkTimeout));
      return answer;
    }
    const copy = await withTimeout(cachedAnswer(build, path), lastResortTimeout);
    if (copy) record(build.id);
    return copy ?? network;
  }

  const found = await withTimeout(settled, networkTimeout);
  if (found && found.answer.status < 500) {
    record(found.buildId ?? noBuild);
    return found.answer;
  }
  let isCopy = true;
  const answer = await cachedOrFetched(matchInBuild(build, build.id, address), () => {
    isCopy = false;
    return network;
  });
  if (isCopy) record(build.id);
  return answer;
}

async function fetchDocument({ request, preloadResponse }: FetchEvent): Promise<Response> {
  // On back and forward, browsers use their HTTP cache whatever its age, for the preload as well.
  if (isHistoryNavigation(request)) return fetch(request, { cache: "no-cache" });
  // Undefined if navigation preload is off.
  const preload = (await preloadResponse) as Response | undefined;
  // Firefox (153) does not reject if the preload request fails.
  if (preload?.type === "error") throw new TypeError("The preload request failed.");
  // Some firewalls refuse a request because of the preload header.
  if (preload?.status === 403 || preload?.status === 431) {
    void self.registration.navigationPreload.disable();
    return fetch(request);
  }
  return preload ?? fetch(request);
}

/** This property is in the Fetch standard, but not in TypeScript's types or every browser. */
function isHistoryNavigation(request: Request): boolean {
  return "isHistoryNavigation" in request && request.isHistoryNavigation === true;
}

/** The cached answer for an address that is not a document of this build. */
async function cachedAnswer(build: OfflineBuild, path: string): Promise<Response | undefined> {
  if (path in build.files) return matchInBuild(build, build.id, path);
  if (build.others.includes(path) || path.startsWith("/builds/")) return undefined;
  const copy = await matchInBuild(build, build.id, notFoundDocument);
  return copy && new Response(copy.body, { status: 404, headers: copy.headers });
}

type Head = Readonly<{ answer: Response; buildId: string | undefined }>;

/**
 * Resolves when the head of a document is complete, because nothing is painted before that. Rejects
 * if the connection breaks earlier.
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

/**
 * Answers page data and other files that differ between builds from the build that the request
 * names in its query, or else from the build that the tab shows.
 */
export async function answerBuildFile(
  build: OfflineBuild,
  event: FetchEvent,
  path: string,
): Promise<Response> {
  const named = /^[^?#]*\?([\w-]+)$/.exec(event.request.url)?.[1];
  const shown = named ?? (await shownBuild(build, event.clientId));
  if (shown === undefined) {
    const copy = () => withTimeout(matchInBuild(build, build.id, path), lastResortTimeout);
    return fetchWithTimeout(event.request).catch(async () => (await copy()) ?? notFound());
  }
  return cachedOrFetched(matchInBuild(build, shown, path), async () => {
    if (shown === build.id && path in build.files) return fetchMissingFile(build, event, path);
    // This build's list of files is complete: a file that is not in it does not exist.
    if (shown === build.id && path.startsWith(pageDataFolder)) return notFound();
    return fetchWithTimeout(event.request);
  });
}

function notFound(): Response {
  return new Response("Not found.\n", { status: 404, headers: { "Content-Type": "text/plain" } });
}

/** Answers a file whose name contains a hash of its content: any cached copy is correct. */
export async function answerHashedFile(
  build: OfflineBuild,
  event: FetchEvent,
  path: string,
): Promise<Response> {
  if (path in build.files)
    return cachedOrFetched(matchInBuild(build, build.id, path), () =>
      fetchMissingFile(build, event, path),
    );
  return cachedOrFetched(matchInAnyBuild(build.pathPrefix + path), () =>
    path.startsWith(picturesFolder)
      ? answerPicture(build, event, path)
      : fetchWithTimeout(event.request),
  );
}

/**
 * Answers with a picture that is not cached yet, and caches it if it belongs to this build.
 * Without a network the page shows its alternative text.
 */
async function answerPicture(
  build: OfflineBuild,
  event: FetchEvent,
  path: string,
): Promise<Response> {
  const answer = await fetchWithTimeout(event.request).catch(notFound);
  const isImage = /^image\//.test(answer.headers.get("Content-Type") ?? "");
  if (answer.status === 200 && isImage && build.others.includes(path))
    event.waitUntil(restoreInBuild(build, path, answer.clone()));
  return answer;
}

/** Fetches a file of this build that is missing in the cache, and caches it again. */
async function fetchMissingFile(
  build: OfflineBuild,
  event: FetchEvent,
  path: string,
): Promise<Response> {
  const file = await fetchBuildFile(build, path);
  // The server has another build or answers with an error. The page handles either.
  if (!file) return fetchWithTimeout(event.request);
  event.waitUntil(restoreInBuild(build, path, file.clone()));
  return file;
}

/**
 * Answers HEAD requests. Gatsby uses them to find out whether an address without page data is a
 * file, and script-failures.ts to find out whether the server answers. So a failed request becomes a
 * 503, and the cache is not used.
 */
export function answerHead(request: Request): Promise<Response> {
  return fetchWithTimeout(request).catch(() => new Response(null, { status: 503 }));
}
