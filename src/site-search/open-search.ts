// Browser only: whether the search is open.

/** What is searched for at first; null while the search is closed. */
let words: string | null = null;

const listeners = new Set<() => void>();

function set(value: string | null): void {
  words = value;
  for (const listener of listeners) listener();
}

export const isSearchOpen = (): boolean => words !== null;

/** What an open search searches for at first. */
export const firstWords = (): string => words ?? "";

/** Opens the search. Returns false if nothing on this screen shows it. */
export function openSearch(first = ""): boolean {
  if (listeners.size > 0 && words === null) set(first);
  return listeners.size > 0;
}

export function closeSearch(): void {
  set(null);
}

/** Calls `listener` when the search opens or closes. Returns how to stop. */
export function watchSearch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
