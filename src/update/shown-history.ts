export type ShownHistory = Readonly<{
  /** Whether this tab has shown build `id`, and another one since. */
  isOutlived(id: string): boolean;
  /** Remembers that the tab shows build `id` now. */
  add(id: string): void;
}>;

/** Where a tab keeps its history. */
export const shownKey = "build-update:shown";

/**
 * The builds whose documents a tab has shown, kept under `key` in a storage. Going back, browsers
 * show a document that they kept without asking whether it is still the newest; its build tells.
 * A storage that is missing or full remembers nothing. It must not use anything from outside
 * itself, since note-shown.ts takes it as text.
 */
export function shownHistory(
  storage: () => Pick<Storage, "getItem" | "setItem">,
  key: string,
): ShownHistory {
  /** Who goes back further sees an old document until the next link. */
  const longest = 20;

  function read(): readonly string[] {
    try {
      const stored: unknown = JSON.parse(storage().getItem(key) ?? "[]");
      return Array.isArray(stored) ? stored.filter((id) => typeof id === "string") : [];
    } catch {
      // Blocked storage, or somebody else's text under the key.
      return [];
    }
  }

  return {
    isOutlived(id) {
      const ids = read();
      return ids.includes(id) && ids.at(-1) !== id;
    },
    add(id) {
      const others = read().filter((other) => other !== id);
      try {
        storage().setItem(key, JSON.stringify([...others, id].slice(-longest)));
      } catch {
        // What is not remembered is met at the next link.
      }
    },
  };
}
