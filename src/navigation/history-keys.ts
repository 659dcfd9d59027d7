// Runs in the browser before all other scripts: part of start-script.ts.

/**
 * Gives each history entry a key that has none: the first one of a visit, and those of plain `#`
 * links. Gatsby saves the scroll position by the key of an entry. Entries without one share a
 * position, and back would scroll to the wrong place. Runs before the router, which reads the key.
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
