/// <reference lib="webworker" />
// Runs in the service worker: answers each kind of request.
import { withTimeout } from "../document";
import { findCopy } from "./cached-builds";
import { isHashedPath } from "./hashed-path";
import { notFoundDocument, pagePath } from "../../site/page-path";
import { networkTimeout, type OfflineBuild } from "./offline-build";

declare const self: ServiceWorkerGlobalScope;

/**
 * Answers a navigation from the network. A document of this build falls back to its cached copy if the
 * network or the server fails, or its head does not arrive in time. Any other address may belong to a
 * newer build: it waits without a limit, and falls back to the not-found screen.
 */
export async function answerNavigation(
  build: OfflineBuild,
  event: FetchEvent,
  path: string,
): Promise<Response> {
  const network = fetchDocument(event.request);
  const address = pagePath(path);
  if (!build.documents.includes(address))
    return network.catch(async (error: unknown) => {
      const copy = await findCopy(build, notFoundDocument, build.id);
      // For a file, such as a feed, the browser shows its own error.
      if (!copy || /\.\w+$/.test(path)) throw error;
      return new Response(copy.body, { status: 404, headers: copy.headers });
    });
  const answer = await withTimeout(network.then(withHead), networkTimeout).catch(() => undefined);
  if (answer && answer.status < 500) return answer;
  return (await findCopy(build, address, build.id)) ?? network;
}

function fetchDocument(request: Request): Promise<Response> {
  // On Back and Forward, browsers use their cache whatever its age. TypeScript and some browsers do
  // not know the property, which is in the Fetch standard.
  const isHistoryNavigation = "isHistoryNavigation" in request && request.isHistoryNavigation;
  return isHistoryNavigation ? fetch(request, { cache: "no-cache" }) : fetch(request);
}

/** Resolves when the head of a document is complete: nothing is painted before. */
async function withHead(answer: Response): Promise<Response> {
  const reader = answer.clone().body?.pipeThrough(new TextDecoderStream()).getReader();
  let html = "";
  while (!/<\/head|<body/i.test(html)) {
    const chunk = await reader?.read();
    if (chunk === undefined || chunk.done) break;
    html += chunk.value;
  }
  void reader?.cancel();
  return answer;
}

/**
 * Answers a file from a cache, or else from the network: a hashed file from the cache of any build, any
 * other from that of the build that the query names, or of this build if it names none.
 */
export async function answerFile(
  build: OfflineBuild,
  { request }: FetchEvent,
  path: string,
): Promise<Response> {
  const isHashed = isHashedPath(path);
  const named = /\?([\w-]+)$/.exec(request.url)?.[1] ?? build.id;
  const copy = await findCopy(build, path, isHashed ? undefined : named);
  if (copy) return copy;
  // The page is newer than this worker, and browsers look for a newer one too late.
  if (named !== build.id) void self.registration.update().catch(() => undefined);
  return fetch(request);
}
