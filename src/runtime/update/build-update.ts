// Browser only: connects the watcher, the guard and the reload to the window.
import { currentBuild, serviceWorkers } from "../document";
import { listenForChunkFailures } from "./gatsby-internals";
import { isReachable, type LoadOptions, loadUnlessGuarded } from "./document-load";
import { scriptsStarted } from "../early";
import { watchLeaving } from "./departure";
import { watchBuilds } from "./watch-builds";

let hasNewerBuild = false;
let isLeaving = () => false;
let navigation = new AbortController();
/** The address of the document that is loading. */
let loadingHref = "";

/** Begins a navigation of the visitor. Its signal is aborted when the next one begins. */
export function beginNavigation(): AbortSignal {
  navigation.abort();
  navigation = new AbortController();
  return navigation.signal;
}

/** The signal of the navigation that began last. */
export const currentNavigation = (): AbortSignal => navigation.signal;

/** Whether a newer build is ready, which the next navigation should load. */
export const isStale = (): boolean => hasNewerBuild;

/** Loads `target` as a document unless the guard forbids it. Returns whether it loads. */
export function loadDocument(target: URL, options: LoadOptions): boolean {
  const isLoading = loadUnlessGuarded(target, options);
  if (isLoading) loadingHref = target.href;
  return isLoading;
}

/**
 * Whether the document at `target` is loading. A second click on its link must not change the page
 * meanwhile: the history would have two entries for it.
 */
export function isOnItsWay(target: URL): boolean {
  return isLeaving() && loadingHref === target.href;
}

/** Reloads after a failure if the server answers, the guard allows it and nobody has navigated. */
export async function reloadAfterFailure(): Promise<boolean> {
  const signal = currentNavigation();
  const target = new URL(window.location.href);
  if (isLeaving() || !(await isReachable(target))) return false;
  if (isLeaving() || signal.aborted) return false;
  return loadDocument(target, { cause: "failure" });
}

/** Reloads once when a script fails. Call it before Gatsby adds its own listener. */
export function catchChunkFailures(): void {
  window.dispatchEvent(new Event(scriptsStarted));
  isLeaving = watchLeaving(window);
  // A typed address is a navigation, too. No reload may replace it.
  window.addEventListener("beforeunload", beginNavigation);
  listenForChunkFailures(window, (reason) => {
    console.warn(reason);
    void reloadAfterFailure();
  });
}

/** Starts checking for newer builds. */
export function startBuildUpdate(): void {
  const currentId = currentBuild();
  if (currentId && process.env.NODE_ENV === "production") watchBuilds(currentId, onNewerBuild);
}

function onNewerBuild(): void {
  hasNewerBuild = true;
  // The browser fetches the new worker in the background; nothing waits for it.
  void serviceWorkers()
    ?.getRegistration()
    .then((registration) => registration?.update())
    .catch((error: unknown) => console.warn("The service worker could not be updated.", error));
}
