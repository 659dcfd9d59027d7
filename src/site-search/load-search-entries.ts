import { withPrefix } from "gatsby";
import { olderReleasesPath, type SearchEntry, searchIndexPath } from "./search-entry";

type Entries = readonly SearchEntry[];

let index: Promise<Entries> | undefined;
let olderReleases: Promise<Entries> | undefined;

/**
 * The entries of the index, read once for all searches; rejects when they can not be read, and is
 * asked again the next time.
 */
export function loadSearchEntries(): Promise<Entries> {
  index ??= readEntries(searchIndexPath).catch((error: unknown) => {
    index = undefined;
    throw error;
  });
  return index;
}

/** Releases older than those of the index; none while they can not be read. */
export function loadOlderReleases(): Promise<Entries> {
  olderReleases ??= readEntries(olderReleasesPath).catch(() => {
    olderReleases = undefined;
    return [];
  });
  return olderReleases;
}

async function readEntries(path: string): Promise<Entries> {
  const response = await fetch(withPrefix(path));
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  const entries: unknown = await response.json();
  if (!Array.isArray(entries)) throw new Error(`${path} holds no list`);
  return entries as Entries;
}
