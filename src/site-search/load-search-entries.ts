import { withPrefix } from "gatsby";
import { type SearchEntry, searchIndexPath } from "./search-entry";

let index: Promise<readonly SearchEntry[]> | undefined;

/**
 * The entries of the index, read once for all searches. Rejects when they cannot be read; the next
 * call then tries again.
 */
export function loadSearchEntries(): Promise<readonly SearchEntry[]> {
  index ??= readEntries(searchIndexPath).catch((error: unknown) => {
    index = undefined;
    throw error;
  });
  return index;
}

/** The entries in a file of the build; rejects when it cannot be read. */
export async function readEntries(path: string): Promise<readonly SearchEntry[]> {
  const response = await fetch(withPrefix(path));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const entries: readonly SearchEntry[] = await response.json();
  return entries;
}
