// Browser only: the build that this document belongs to, and the builds that the tab has shown.

/** The id of the build that wrote this document; null in development. */
export function ownBuild(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="build-id"]')?.content || null;
}

/** Whether this document was reached by back or forward. */
export function isReturn(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming && entry.type === "back_forward";
}

export type ShownHistory = Readonly<{
  /** Whether this tab has shown build `id`, and another one since. */
  isOutlived(id: string): boolean;
  /** Remembers that the tab shows build `id` now. */
  add(id: string): void;
}>;

/** The key under which a tab stores its history. */
export const shownKey = "build-update:shown";

/**
 * The builds whose documents a tab has shown, stored under `key`. On back and forward, browsers
 * show a cached document without asking whether it is still the newest; its build tells. A storage
 * that is missing or full remembers nothing.
 */
export function shownHistory(
  storage: () => Pick<Storage, "getItem" | "setItem">,
  key: string,
): ShownHistory {
  /** Whoever goes back further sees an old document until the next link. */
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
        // A build that is not remembered is noticed at the next link.
      }
    },
  };
}

/**
 * Records the build of a document that was opened. start-script.ts does it before the other scripts
 * arrive, because a visitor may go back before that. A document that was reached by back or forward
 * is recorded by build-update.ts, which first asks whether the tab has outlived it.
 */
export function recordOpened(): void {
  const id = ownBuild();
  if (id && !isReturn()) shownHistory(() => sessionStorage, shownKey).add(id);
}
