// Browser only: the open search is an entry of the history of its own, so that Back closes it.
import { nextPaint, withTimeout } from "../links/timing";

/** What the router (the key) and this file write into the state of an entry. */
type EntryState = Readonly<{
  key?: string;
  search?: Readonly<{
    /** The key of the page's own entry, which is the one before. */
    over: string;
    /** What is searched for at first. */
    words: string;
  }>;
}> | null;

type Entry = Readonly<{ page: string | undefined; isSearch: boolean }>;

/** How long it may take to get back to the page's entry, in milliseconds. */
const leaveTimeout = 500;

const listeners = new Set<() => void>();
let last: Entry | undefined;
let leaving: Promise<void> | undefined;
let onLeft = () => {};

const state = () => history.state as EntryState;

function currentEntry(): Entry {
  const { key, search } = state() ?? {};
  return { page: search?.over ?? key, isSearch: search !== undefined };
}

/** Whether the search is open: whether the current entry is that of a search. */
export const isSearchOpen = (): boolean => currentEntry().isSearch;

/** What an open search searches for at first. */
export const firstWords = (): string => state()?.search?.words ?? "";

/**
 * Opens the search; while it closes, opens it again. Returns false if nothing on this screen shows it.
 */
export function openSearch(words = ""): boolean {
  if (listeners.size === 0) return false;
  if (leaving) void leaving.then(() => openSearch(words));
  else if (!isSearchOpen()) {
    const over = state()?.key ?? "";
    history.pushState({ ...state(), key: `${over}-search`, search: { over, words } }, "");
    last = currentEntry();
    tell();
  }
  return true;
}

/** Goes back from an open search to the entry of the page. Resolves when the page is there. */
export function leaveSearch(): Promise<void> {
  if (isSearchOpen()) leaving ??= goBack().finally(() => (leaving = undefined));
  return leaving ?? Promise.resolve();
}

async function goBack(): Promise<void> {
  const left = new Promise<void>((resolve) => (onLeft = resolve));
  history.back();
  await withTimeout(left, leaveTimeout);
  // The browser scrolls the page to where it was.
  await nextPaint();
}

/** Calls `listener` when the search opens or closes. Returns how to stop. */
export function watchSearch(listener: () => void): () => void {
  last ??= currentEntry();
  listeners.add(listener);
  // Capturing, it comes before the router.
  addEventListener("popstate", follow, true);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener("popstate", follow, true);
  };
}

function follow(event: PopStateEvent): void {
  const entry = currentEntry();
  // Between the search and its page, nothing changes for the router.
  if (entry.page === last?.page && entry.isSearch !== last?.isSearch)
    event.stopImmediatePropagation();
  last = entry;
  onLeft();
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}
