import { fetchJson, loadFeature } from "../update/on-demand";
import { type SearchEntry, searchIndexPath } from "./search-entry";

const importPanel = () => import(/* webpackChunkName: "switcher" */ "./search-panel");

/** The script of the search, and what it searches. */
export type LoadedSearch = Awaited<ReturnType<typeof importPanel>> &
  Readonly<{ entries: readonly SearchEntry[] }>;

/** Loads the search that a visitor has opened. Rejects after 10 s; the next call asks again. */
export async function loadSearch(): Promise<LoadedSearch> {
  const [panel, entries] = await Promise.all([loadFeature(importPanel), loadSearchEntries()]);
  return { ...panel, entries };
}

/** Fetches the script of the search before it is needed. */
export function prefetchSearchScript(): void {
  loadFeature(importPanel, false).catch(() => {});
}

let index: Promise<readonly SearchEntry[]> | undefined;

/** The search index, which is read once. Rejects if it cannot be read; the next call tries again. */
export function loadSearchEntries(): Promise<readonly SearchEntry[]> {
  index ??= fetchJson<readonly SearchEntry[]>(searchIndexPath);
  index.catch(() => (index = undefined));
  return index;
}
