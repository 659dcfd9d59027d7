// Build time only: pure.
import type { ArchivedRelease, ArchiveIndex } from "./release-archive";
import { archiveChunk, archiveIndex } from "./release-files";

/** Releases in one chunk: some 10 kB compressed, one request for a few screens of reading. */
export const chunkSize = 50;

/**
 * The files of the archive by address. Chunks are filled from the oldest release on, so that a new
 * release changes the newest chunk only and the others stay in every cache.
 */
export function archiveChunks(newestFirst: readonly ArchivedRelease[]): Record<string, string> {
  const oldestFirst = [...newestFirst].reverse();
  const files: Record<string, string> = {};
  const starts: number[] = [];
  for (let first = 0; first < oldestFirst.length; first += chunkSize) {
    const chunk = oldestFirst.slice(first, first + chunkSize);
    files[archiveChunk(starts.length)] = JSON.stringify(chunk.reverse());
    starts.push(oldestFirst[first]?.order ?? 0);
  }
  const index: ArchiveIndex = { total: oldestFirst.length, starts };
  return { ...files, [archiveIndex]: JSON.stringify(index) };
}
