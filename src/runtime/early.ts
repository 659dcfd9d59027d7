// A door of this room: what runs before all other scripts, in the start script.
import { documentMarks } from "./document";
import { navigationType, watchLeaving } from "./update/departure";
import { reloadGuard } from "./update/reload-guard";

/** The event by which build-update.ts takes over. Two bundles cannot share a variable. */
export const scriptsStarted = "scripts-started";

/** The end of the address of a script that a build has written. */
const hashedScript = /[-.][0-9a-f]{8,20}\.js$/;

/**
 * Reloads the page once when one of the document's scripts fails, until the site's scripts run and do
 * that themselves. If it fails again, the prerendered page stays, with plain links and a mark for
 * style sheets. A document that is itself a reload never reloads, so that storage that forgets causes
 * no loop. Failing scripts of extensions and hosts are ignored.
 *
 * A script that fails after the document is complete was stopped by the visitor: a broken one fails
 * earlier (seen in Chromium 156 and Firefox 140).
 */
export function reloadWhenScriptsFail({
  addEventListener,
  fetch,
  location,
}: Pick<Window & typeof globalThis, "addEventListener" | "fetch" | "location">): void {
  const isLeaving = watchLeaving({ addEventListener });
  let hasStarted = false;
  addEventListener(scriptsStarted, () => {
    hasStarted = true;
    delete documentMarks().scripts;
  });

  /** Reloads once in 10 s, and only if the server answers: otherwise the page stays readable. */
  async function reloadOnce(): Promise<void> {
    const { status } = await fetch(location.href, { method: "HEAD", cache: "no-store" });
    if (isLeaving() || status >= 500) return;
    if (reloadGuard.lock(location.pathname)) location.reload();
  }

  addEventListener(
    "error",
    ({ target, error, filename }) => {
      // A truncated script, or HTML instead of a script, causes a syntax error.
      const syntaxError = error instanceof SyntaxError ? filename : "";
      const script = target instanceof HTMLScriptElement ? target.src : syntaxError;
      const isOurs = script.startsWith(`${location.origin}/`) && hashedScript.test(script);
      if (!isOurs || hasStarted || document.readyState === "complete") return;
      documentMarks().scripts = "failed";
      const mayHelp = navigator.onLine && !isLeaving() && navigationType() !== "reload";
      if (mayHelp) void reloadOnce().catch(() => undefined);
    },
    true,
  );
}

/**
 * Gives a key to each history entry without one: the first of a visit, and those of plain `#` links.
 * Gatsby saves scroll positions by key, so such entries would share a position.
 */
export function addHistoryKeys({
  history,
  addEventListener,
}: Pick<Window & typeof globalThis, "history" | "addEventListener">): void {
  function addKey(): void {
    const state: unknown = history.state;
    const hasKey = typeof state === "object" && state !== null && "key" in state;
    if (!hasKey) history.replaceState({ ...Object(state), key: String(Date.now()) }, "");
  }
  addKey();
  addEventListener("popstate", addKey);
}
