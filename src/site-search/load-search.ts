import { fetchJson, loadFeature } from "../runtime/load";
import { type SearchIndex, searchIndexPath } from "./search-entry";

const importPanel = () => import(/* webpackChunkName: "search" */ "./search-panel");

/** The script of the search, and what it searches. */
export type LoadedSearch = Awaited<ReturnType<typeof importPanel>> &
  Readonly<{ index: SearchIndex }>;

/** Loads the search that a visitor has opened. Rejects after 10 s; the next call asks again. */
export async function loadSearch(): Promise<LoadedSearch> {
  const [panel, read] = await Promise.all([loadFeature(importPanel), loadSearchIndex()]);
  return { ...panel, index: read };
}

/** Fetches the script of the search before it is needed. */
export function prefetchSearchScript(): void {
  loadFeature(importPanel, false).catch(() => {});
}

let index: Promise<SearchIndex> | undefined;

/** The search index, which is read once. Rejects if it cannot be read; the next call tries again. */
export function loadSearchIndex(): Promise<SearchIndex> {
  index ??= fetchJson<SearchIndex>(searchIndexPath);
  index.catch(() => (index = undefined));
  return index;
}
