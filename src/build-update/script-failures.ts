// Runs in the browser before all scripts, as text in every document.
import { claims } from "./claims";

/**
 * Reloads the page once when a script of the document itself fails, as long as Gatsby has not
 * begun: from then on, chunk-failures.ts sees to that. Without the scripts the page stays as it
 * was prerendered, with plain links. It must not use anything from outside itself.
 */
function reloadWhenScriptsFail(openClaims: typeof claims): void {
  addEventListener(
    "error",
    ({ target, error, filename }) => {
      // A script that was cut off, or an HTML page in its place, is a syntax error.
      const syntaxError = error instanceof SyntaxError ? filename : "";
      const script = target instanceof HTMLScriptElement ? target.src : syntaxError;
      // What a browser's extension puts into the page may fail as it likes.
      if (!script.startsWith(`${location.origin}/`) || "___navigate" in window || !navigator.onLine)
        return;
      // A page that can be read is not given up for a dead server's error.
      void fetch(location.href, { method: "HEAD", cache: "no-store" }).then(
        ({ status }) => {
          const guard = openClaims(
            () => sessionStorage,
            () => Date.now(),
            "build-update:reloads",
            10_000,
          );
          if (status < 500 && guard.claim(location.pathname)) location.reload();
        },
        () => undefined,
      );
    },
    true,
  );
}

/** The inline script for the head of every document. */
export const scriptFailures = `(${String(reloadWhenScriptsFail)})(${String(claims)})`;
