// Runs in the browser before all other scripts: part of start-script.ts.
import { claims } from "./claims";

/**
 * Reloads the page while nothing else can: when a script of the document itself fails before the
 * site's own script has begun (after that, build-update.ts handles failures), and when back or
 * forward lead to another entry of an earlier document before the router runs, where the browser
 * changes nothing but the address (after that, navigation.ts handles it). Without the scripts the
 * page stays as it was prerendered, with plain links.
 *
 * Scripts that fail in a complete document were stopped by the visitor: a failing one is reported
 * before that (seen in Chromium 156 and Firefox 140). Scripts of an extension may fail.
 */
export function reloadWhenScriptsFail({
  addEventListener,
  fetch,
  location,
}: Pick<Window & typeof globalThis, "addEventListener" | "fetch" | "location">): void {
  const shown = location.pathname;
  const { dataset } = document.documentElement;
  let leftAt = -Infinity;

  // When a document load begins, browsers cancel the scripts, and those fail.
  addEventListener("beforeunload", () => (leftAt = performance.now()));
  const isLeaving = () => performance.now() - leftAt < 10_000;

  function reload(): void {
    const now = () => Date.now();
    const guard = claims(() => sessionStorage, now, "build-update:reloads", 10_000);
    if (!isLeaving() && guard.claim(location.pathname)) location.reload();
  }

  /** A readable page stays while the server is dead. */
  const reloadIfAnswered = (isNeeded: () => boolean) =>
    fetch(location.href, { method: "HEAD", cache: "no-store" }).then(
      ({ status }) => {
        if ((status < 500 || status === 501) && isNeeded()) reload();
      },
      () => undefined,
    );

  addEventListener(
    "error",
    ({ target, error, filename }) => {
      // A truncated script, or HTML in its place, is a syntax error.
      const syntaxError = error instanceof SyntaxError ? filename : "";
      const script = target instanceof HTMLScriptElement ? target.src : syntaxError;
      const isOurs = script.startsWith(`${location.origin}/`) && !("app" in dataset);
      if (isOurs && document.readyState !== "complete" && navigator.onLine && !isLeaving())
        void reloadIfAnswered(() => true);
    },
    true,
  );

  addEventListener("popstate", function showAddress() {
    const isOther = () => location.pathname !== shown && !("router" in dataset);
    if (!isOther()) return;
    // A worker has a document for every address, whatever the network does.
    if (navigator.serviceWorker?.controller) reload();
    else void reloadIfAnswered(isOther);
    // Refused within the 10 s, or without a network: the address is still to be shown.
    setTimeout(showAddress, 10_000);
  });
}
