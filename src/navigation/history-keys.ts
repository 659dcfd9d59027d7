// Runs in the browser before all other scripts: part of start-script.ts.

/**
 * Gives a key to each history entry without one: the first of a visit, and those of plain `#` links.
 * Gatsby saves scroll positions by key, so such entries would share a position.
 */
export function keepHistoryKeys({
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
