import { withPrefix } from "gatsby";
import { type SearchEntry, searchIndexPath } from "./search-entry";

const loads = new Map<string, Promise<readonly SearchEntry[]>>();

/**
 * The search entries of a file, by default the index. Each file is read once. Rejects if it cannot
 * be read; the next call then tries again.
 */
export function loadSearchEntries(path: string = searchIndexPath): Promise<readonly SearchEntry[]> {
  const known = loads.get(path);
  if (known) return known;
  const load = readEntries(path);
  loads.set(path, load);
  load.catch(() => loads.delete(path));
  return load;
}

async function readEntries(path: string): Promise<readonly SearchEntry[]> {
  const response = await fetch(withPrefix(path));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const entries: readonly SearchEntry[] = await response.json();
  return entries;
}
