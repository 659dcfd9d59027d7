import { readEntries } from "./load-search-entries";
import { olderReleasesPath, type SearchEntry } from "./search-entry";

let releases: Promise<readonly SearchEntry[]> | undefined;

/** Releases older than those of the index; none while they can not be read. */
export function loadOlderReleases(): Promise<readonly SearchEntry[]> {
  releases ??= readEntries(olderReleasesPath).catch(() => {
    releases = undefined;
    return [];
  });
  return releases;
}
