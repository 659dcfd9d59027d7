// Runs in the browser: reads the releases that the page's own HTML leaves out.
import { withPrefix } from "gatsby";
import type { ContentTree } from "../content-tree";
import { archiveChunk, archiveIndex } from "./release-files";
import { versionOrder } from "../release-version";

/** A release as the archive holds it: what the page's query gives, as plain data. */
export type ArchivedRelease = Readonly<{
  version: string;
  slug: string;
  /** Day of publication, YYYY-MM-DD. */
  date: string;
  order: number;
  summary: ContentTree;
  changes: readonly Readonly<{ kind: string; items: readonly ContentTree[] }>[];
}>;

/** What the archive's first file says; it grows by one number for each chunk. */
export type ArchiveIndex = Readonly<{
  total: number;
  /** The order of the oldest release in each chunk, oldest chunk first. */
  starts: readonly number[];
}>;

type ReadJson = (path: string) => Promise<unknown>;

const readJson: ReadJson = async (path) => {
  const answer = await fetch(withPrefix(path));
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  return answer.json();
};

/**
 * The releases that come right below a version, newest first: the rest of its chunk, or else the
 * next chunk. Empty at the end of the history; undefined, with a note on the console, when the
 * archive cannot be read.
 */
export async function readReleasesBelow(
  version: string,
  read: ReadJson = readJson,
): Promise<readonly ArchivedRelease[] | undefined> {
  const limit = versionOrder(version) ?? Infinity;
  return quietly(async () => {
    const { starts } = (await read(archiveIndex)) as ArchiveIndex;
    const chunk = starts.filter((start) => start < limit).length - 1;
    return chunk < 0 ? [] : (await readChunk(chunk, read)).filter(({ order }) => order < limit);
  });
}

/**
 * The releases around a version, newest first: the chunk that holds it, for a permalink to a
 * release far back. Empty when there is no such version; undefined when the archive cannot be read.
 */
export async function readReleasesAround(
  version: string,
  read: ReadJson = readJson,
): Promise<readonly ArchivedRelease[] | undefined> {
  const wanted = versionOrder(version);
  if (wanted === undefined) return [];
  return quietly(async () => {
    const { starts } = (await read(archiveIndex)) as ArchiveIndex;
    const chunk = starts.filter((start) => start <= wanted).length - 1;
    const releases = chunk < 0 ? [] : await readChunk(chunk, read);
    return releases.some(({ order }) => order === wanted) ? releases : [];
  });
}

/** The version that the id of a release on the page stands for: 1.4.0 for "v1-4-0". */
export function versionOfSlug(slug: string): string | undefined {
  const version = slug.replace(/^v/, "").replaceAll("-", ".");
  return slug.startsWith("v") && versionOrder(version) !== undefined ? version : undefined;
}

async function readChunk(chunk: number, read: ReadJson): Promise<readonly ArchivedRelease[]> {
  return (await read(archiveChunk(chunk))) as readonly ArchivedRelease[];
}

async function quietly<T>(reading: () => Promise<T>): Promise<T | undefined> {
  try {
    return await reading();
  } catch (error) {
    console.warn("Older releases cannot be read now.", error);
    return undefined;
  }
}
