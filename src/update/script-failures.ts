// Runs in the browser before all other scripts: part of start-script.ts.
import { documentMarks } from "../browser/document-marks";
import {
  navigationEntry,
  navigationType,
  serviceWorkers,
  watchLeaving,
} from "../browser/document-facts";
import { expiringLocks, reloadLock } from "./document-load";

/** The end of the address of a script that a build has written. */
const hashedScript = /[-.][0-9a-f]{8,20}\.js$/;

/**
 * Reloads the page in two cases that the site's other scripts cannot handle, because they have not
 * started yet:
 * - One of the document's scripts fails. Later, build-update.ts handles failures.
 * - Back or forward change the address, but not the page. Later, navigation.ts handles them.
 *
 * If the reload does not help, the prerendered page stays, with plain links. A document that is
 * itself a reload never reloads because of a script, so that storage that forgets causes no loop.
 *
 * A script that fails after the document is complete was stopped by the visitor: a broken one is
 * reported earlier (seen in Chromium 156 and Firefox 140). Failing scripts of extensions and hosts
 * are ignored.
 */
export function reloadWhenScriptsFail({
  addEventListener,
  fetch,
  location,
}: Pick<Window & typeof globalThis, "addEventListener" | "fetch" | "location">): void {
  const left = pathLeft(location);
  const shown = left ?? location.pathname;
  const marks = documentMarks();
  const isLeaving = watchLeaving({ addEventListener });

  /** Reloads once in 10 s; for the visitor's own back or forward always, as nothing else helps. */
  function reloadOnce(isWish?: boolean): void {
    const guard = expiringLocks(
      () => sessionStorage,
      () => Date.now(),
      ...reloadLock,
    );
    if (isLeaving() || !(guard.lock(location.pathname) || isWish)) return;
    // A document that is loaded this way is of type “navigate”, which pathLeft ignores: no loop.
    if (left && !location.hash) location.replace(location.href);
    else location.reload();
  }

  /** Reloads only if the server answers: otherwise the page stays readable. */
  const reloadIfAnswered = (isWish?: boolean) =>
    fetch(location.href, { method: "HEAD", cache: "no-store" }).then(
      ({ status }) => {
        if (status < 500 || status === 501) reloadOnce(isWish);
      },
      () => undefined,
    );

  addEventListener(
    "error",
    ({ target, error, filename }) => {
      // A truncated script, or HTML instead of a script, causes a syntax error.
      const syntaxError = error instanceof SyntaxError ? filename : "";
      const script = target instanceof HTMLScriptElement ? target.src : syntaxError;
      const isOurs = script.startsWith(`${location.origin}/`) && hashedScript.test(script);
      const isStarting = marks.scripts === undefined && document.readyState !== "complete";
      const mayHelp = navigator.onLine && !isLeaving() && navigationType() !== "reload";
      if (isOurs && isStarting && mayHelp) void reloadIfAnswered();
    },
    true,
  );

  addEventListener("popstate", showAddress);
  if (left) showAddress();

  function showAddress(event?: Event): void {
    const isLeft = location.pathname !== shown || "left" in marks;
    if (marks.scripts === "routing" || !isLeft) return;
    marks.left = "";
    // Gatsby must not hear of it while it starts. It has not loaded that page, and a page that it
    // renders then is blank.
    event?.stopImmediatePropagation();
    // A worker answers every address, even without a network.
    if (serviceWorkers()?.controller) reloadOnce(true);
    else void reloadIfAnswered(true);
    // If the network or an earlier load prevented the reload, try again later.
    setTimeout(() => showAddress(), 10_000);
  }
}

/**
 * The path of this document, if back or forward have left it already: they may be faster than this
 * script. A document that a link or an address has opened cannot have been left yet.
 */
function pathLeft({ origin, pathname }: Location): string | undefined {
  const page = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const { name, type } = navigationEntry() ?? {};
  if (!page || type === "navigate") return undefined;
  const path = new URL(page).pathname;
  // Some hosts serve a document at a second address, too. Nobody has left that one.
  const isOwn = name?.replace(/[?#].*$/s, "") === origin + path;
  return isOwn && path !== pathname ? path : undefined;
}
