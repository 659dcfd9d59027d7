// Runs in the browser before all scripts, as text in every document.
import { claims } from "./claims";

/**
 * Reloads the page while nothing else can: when a script of the document itself fails before
 * Gatsby has begun (from then on, chunk-failures.ts sees to that), and when back or forward lead
 * to another entry of an earlier document before the router runs, where the browser changes
 * nothing but the address (from then on, own-navigation.ts does). Without the scripts the page
 * stays as it was prerendered, with plain links. It must not use anything from outside itself.
 */
function reloadWhenScriptsFail(openClaims: typeof claims): void {
  const shown = location.pathname;

  function reload(): void {
    const guard = openClaims(
      () => sessionStorage,
      () => Date.now(),
      "build-update:reloads",
      10_000,
    );
    if (guard.claim(location.pathname)) location.reload();
  }

  /** A page that can be read is not given up for a dead server's error. */
  const reloadIfAnswered = () =>
    fetch(location.href, { method: "HEAD", cache: "no-store" }).then(
      ({ status }) => {
        if (status < 500) reload();
      },
      () => undefined,
    );

  addEventListener(
    "error",
    ({ target, error, filename }) => {
      // A script that was cut off, or an HTML page in its place, is a syntax error.
      const syntaxError = error instanceof SyntaxError ? filename : "";
      const script = target instanceof HTMLScriptElement ? target.src : syntaxError;
      // What a browser's extension puts into the page may fail as it likes.
      if (!script.startsWith(`${location.origin}/`) || "___navigate" in window || !navigator.onLine)
        return;
      void reloadIfAnswered();
    },
    true,
  );

  addEventListener("popstate", function showAddress() {
    if (location.pathname === shown || "router" in document.documentElement.dataset) return;
    // A worker has a document for every address, whatever the network does.
    if (navigator.serviceWorker?.controller) reload();
    else void reloadIfAnswered();
    // Refused within the 10 s, or without a network: the address is still to be shown.
    setTimeout(showAddress, 10_000);
  });
}

/** The inline script for the head of every document. */
export const scriptFailures = `(${String(reloadWhenScriptsFail)})(${String(claims)})`;
