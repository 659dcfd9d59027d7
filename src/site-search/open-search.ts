// Browser only: whether the search is open.

/** The query that the search opens with; null while it is closed. */
let query: string | null = null;

const listeners = new Set<() => void>();

function set(value: string | null): void {
  query = value;
  for (const listener of listeners) listener();
}

export const isSearchOpen = (): boolean => query !== null;

/** The query that an open search began with. */
export const initialQuery = (): string => query ?? "";

/** Opens the search. Returns false if nothing on this screen shows it. */
export function openSearch(first = ""): boolean {
  if (listeners.size > 0 && query === null) set(first);
  return listeners.size > 0;
}

export function closeSearch(): void {
  set(null);
}

/** Calls `listener` when the search opens or closes. Returns a function that stops it. */
export function watchSearch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
