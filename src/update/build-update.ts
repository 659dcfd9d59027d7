// Browser only: binds watcher, guard and reload to the window.
import { claims } from "./claims";
import { isChunkFailure, listenForChunkFailures } from "./gatsby-internals";
import { isReturn, ownBuild, shownHistory, shownKey } from "./own-build";
import { isServerReachable, type ReloadOptions, reloadPage } from "./reload-page";
import { whenIdle } from "./timing";
import { watchBuilds } from "./watch-builds";

const storage = () => window.sessionStorage;

/** One reload per path in 10 s. */
export const reloadGuard = claims(storage, Date.now, "build-update:reloads", 10_000);

/** One attempt per newer build and hour: on a skewed network its pages may never come. */
const attempts = claims(storage, Date.now, "build-update:attempts", 3_600_000);

const shown = shownHistory(storage, shownKey);

let foundBuild: string | null = null;
let lookNow: (() => Promise<void>) | null = null;
let departures = 0;

/** Notes that the visitor goes elsewhere; returns whether that is still the last thing they did. */
export function noteDeparture(): () => boolean {
  departures += 1;
  return untilDeparture();
}

/** Returns whether the visitor has not gone elsewhere since this call. */
export function untilDeparture(): () => boolean {
  const before = departures;
  return () => departures === before;
}

/**
 * The build to which the next navigation leads, or null for this document's own: what the
 * watcher found, else what `dataBuild`, the build of a page's data, tells.
 */
export function newerBuild(dataBuild?: string): string | null {
  if (foundBuild) return foundBuild;
  const isNews = dataBuild && dataBuild !== ownBuild() && !attempts.holds(dataBuild);
  return isNews ? dataBuild : null;
}

/** Whether the server can be asked for `url` right now. */
export async function isReachable(url: URL): Promise<boolean> {
  return navigator.onLine && (await isServerReachable(url.href.replace(url.hash, ""), fetch));
}

/** Loads `target` as a document unless the guard forbids it; says whether it does. */
export function reload(
  target: URL,
  { newerId, ...options }: ReloadOptions & { newerId?: string | null },
): boolean {
  const isLoading = reloadPage(target, options, {
    guard: reloadGuard,
    location: window.location,
    documentAge: () => performance.now(),
  });
  if (isLoading && newerId) attempts.claim(newerId);
  return isLoading;
}

/**
 * Loads this page again after a failure, if the server answers, the guard allows it and the visitor
 * has not gone elsewhere. Where the failure is data of another build, `dataBuild`, that is tried
 * once an hour like any newer build.
 */
export async function reloadAfterFailure(dataBuild?: string): Promise<boolean> {
  const newerId = newerBuild(dataBuild);
  if (dataBuild && dataBuild !== ownBuild() && !newerId) return false;
  const isHere = untilDeparture();
  const target = new URL(window.location.href);
  // A browser cancels scripts when a document load begins or is stopped, and they fail.
  if (isLeaving() || isStopped() || !(await isReachable(target))) return false;
  if (isLeaving() || !isHere()) return false;
  return reload(target, { cause: "failure", newerId });
}

/**
 * Loads the script of a feature that the visitor has asked for. One that fails reloads the page
 * once; if that may not be, it rejects, and the feature is left out. A script that nobody has
 * asked for is imported without this, because a page that is being read is not reloaded.
 */
export async function loadFeature<Feature>(load: () => Promise<Feature>): Promise<Feature> {
  const isHere = untilDeparture();
  try {
    return await load();
  } catch (error) {
    if (isChunkFailure(error) && isHere() && (await reloadAfterFailure()))
      return new Promise(() => {});
    throw error;
  }
}

/** For so many milliseconds after it began, a document load explains why scripts fail. */
const longestDeparture = 10_000;
let leftAt = -longestDeparture;
const isLeaving = () => performance.now() - leftAt < longestDeparture;

/** Whether the visitor has stopped the load of this document, so that it never had its load event. */
function isStopped(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  const hasLoaded = !(entry instanceof PerformanceNavigationTiming) || entry.loadEventStart > 0;
  return document.readyState === "complete" && !hasLoaded;
}

/** Keeps failing scripts from looping; to be called before Gatsby listens for them itself. */
export function catchChunkFailures(): void {
  // From here on, script-failures.ts leaves failing scripts to this.
  document.documentElement.dataset.app = "";
  window.addEventListener("beforeunload", () => {
    leftAt = performance.now();
    // A typed address is a departure too: what still waits for the server must not override it.
    noteDeparture();
  });
  listenForChunkFailures(window, (reason) => {
    console.warn(reason);
    void reloadAfterFailure();
  });
}

/**
 * Records the build of a document that the visitor came back to; own-build.ts records one that was
 * opened. One that the tab has outlived is loaded again, from the newest build.
 */
async function recordReturn(ownId: string): Promise<void> {
  if (!shown.isOutlived(ownId)) return shown.add(ownId);
  const isHere = untilDeparture();
  const target = new URL(window.location.href);
  if ((await isReachable(target)) && isHere()) reload(target, { cause: "newer-build" });
}

/** Starts looking for newer builds. */
export function startBuildUpdate(): void {
  const ownId = ownBuild();
  if (!ownId || process.env.NODE_ENV !== "production") return;
  if (isReturn()) void recordReturn(ownId);
  // A whole page that the browser kept, scripts and all.
  window.addEventListener("pageshow", (event) => {
    if (event.persisted) void recordReturn(ownId);
  });
  // It has come: should it ever be newer again, that is another attempt.
  attempts.release(ownId);
  lookNow = watchBuilds(ownId, onNewerBuild, {
    fetch: (url, init) => fetch(url, init),
    pathPrefix: __PATH_PREFIX__,
    setTimeout: (callback, ms) => window.setTimeout(callback, ms),
    now: Date.now,
    whenIdle,
    connection: () => navigator.connection,
    isHidden: () => document.hidden,
    isOnline: () => navigator.onLine,
    onVisibilityChange: (callback) => document.addEventListener("visibilitychange", callback),
    onOnline: (callback) => window.addEventListener("online", callback),
    wasTriedLately: attempts.holds,
    log: (message, cause) => console.warn(message, cause),
  });
}

/** Looks for a newer build now, as when a new service worker has taken over. */
export function lookForNewerBuild(): void {
  void lookNow?.();
}

function onNewerBuild(id: string): void {
  foundBuild = id;
  // The worker fetches its files meanwhile; nothing waits for it.
  void navigator.serviceWorker
    ?.getRegistration()
    .then((registration) => registration?.update())
    .catch((error: unknown) => console.warn("The service worker could not be updated.", error));
}
