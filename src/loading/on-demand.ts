// Browser only: loads what a visitor has asked for.
import { withPrefix } from "gatsby";
import { withTimeout } from "../browser/timing";
import { reloadAfterFailure, watchDepartures } from "../update/build-update";
import { isChunkFailure } from "../update/gatsby-internals";
import { ownBuild } from "../update/own-build";

/** How long a visitor waits for what they have asked for, in milliseconds. */
export const demandLimit = 10_000;

const tooLate = () => new Error("No answer in time");

type Load = () => Promise<unknown>;
type Requester = HTMLScriptElement | HTMLLinkElement;

/** The elements by which imports request their files. Two features may share a file. */
const requesters = new Set<Requester>();

/** Imports that did not answer in time. */
const late = new Set<Load>();

/** Imports that failed for a visitor: another build may have replaced the script. */
const failed = new Set<Load>();

/**
 * Imports the script of a feature. Rejects if that fails, or after 10 s without an answer; the next
 * call then really asks again. The page reloads in one case only: the visitor has asked twice, and
 * the script failed both times within the limit. Nothing reloads under a visitor who reads.
 *
 * `load` must be the same function in each call. `isAskedFor` is false for a prefetch.
 */
export async function loadFeature<Feature>(
  load: () => Promise<Feature>,
  isAskedFor = true,
): Promise<Feature> {
  let isOver = false;
  const isHere = watchDepartures();
  const hadFailed = failed.has(load);
  const answer = await withTimeout(
    requested(load).catch(async (error: unknown) => {
      late.delete(load);
      if (!isAskedFor || !isChunkFailure(error)) throw error;
      if (hadFailed && (await reloadAfterFailure(() => !isOver && isHere())))
        return new Promise<never>(() => {});
      failed.add(load);
      throw error;
    }),
    demandLimit,
  );
  isOver = true;
  if (answer === undefined) {
    late.add(load);
    throw tooLate();
  }
  return answer;
}

/** Starts an import, or waits for one that has started; asks again for what is late. */
function requested<Feature>(load: () => Promise<Feature>): Promise<Feature> {
  const before = new Set(currentRequesters());
  const loading = load();
  for (const element of currentRequesters()) if (!before.has(element)) requesters.add(element);
  if (late.delete(load)) [...requesters].filter(isWaiting).forEach(askAgain);
  return loading;
}

function currentRequesters(): readonly Requester[] {
  return [...document.querySelectorAll<Requester>('script[src], link[rel="stylesheet"]')];
}

/** Whether nothing has arrived yet. webpack removes each script that has. */
function isWaiting(element: Requester): boolean {
  return element.isConnected && !(element instanceof HTMLLinkElement && element.sheet);
}

/**
 * Requests the file of an element again. webpack and browsers would wait for the request that hangs, so
 * the copy has an address of its own. What becomes of it is reported to the element, on which webpack
 * listens.
 */
function askAgain(element: Requester): void {
  const address = element instanceof HTMLLinkElement ? "href" : "src";
  // The clone of a script would not run.
  const copy = document.createElement(element.localName);
  if (element instanceof HTMLLinkElement) copy.setAttribute("rel", element.rel);
  copy.setAttribute(address, `${element.getAttribute(address)}?again=${Date.now()}`);
  copy.onload = copy.onerror = (event) => {
    if (event instanceof Event) element.dispatchEvent(new Event(event.type));
  };
  document.head.append(copy);
}

/** Reads a JSON file. Rejects if that fails, or after 10 s; the next call asks again. */
export async function fetchJson<Data>(path: string): Promise<Data> {
  const stop = new AbortController();
  // With the build id, as page data is: the worker answers from this build, not from the newest.
  const address = `${withPrefix(path)}?${ownBuild() ?? ""}`;
  const reading = fetch(address, { signal: stop.signal }).then(async (answer) => {
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
    return (await answer.json()) as Data;
  });
  const data = await withTimeout(reading, demandLimit);
  if (data !== undefined) return data;
  stop.abort();
  throw tooLate();
}
