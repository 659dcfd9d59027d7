import { withPrefix } from "gatsby";
import { type SearchEntry, searchIndexPath } from "./search-entry";

let index: Promise<readonly SearchEntry[]> | undefined;

/**
 * The entries of the index, read once for all searches; rejects when they can not be read, and is
 * asked again the next time.
 */
export function loadSearchEntries(): Promise<readonly SearchEntry[]> {
  index ??= readEntries(searchIndexPath).catch((error: unknown) => {
    index = undefined;
    throw error;
  });
  return index;
}

/** The entries of a file that the build wrote; rejects when it holds none. */
export async function readEntries(path: string): Promise<readonly SearchEntry[]> {
  const response = await fetch(withPrefix(path));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const entries: readonly SearchEntry[] = await response.json();
  return entries;
}
