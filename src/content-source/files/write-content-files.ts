// Build time only.
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { NodePluginArgs } from "gatsby";
import { olderReleasesPath, searchIndexPath } from "../../site-search/search-entry";
import { type ReadRelease, readReleases } from "../nodes/read-releases";
import { releaseFeeds, releasesText } from "./release-feed";
import {
  archiveFile,
  releaseFiles,
  releasesOnPage,
  releasesPerFile,
} from "../../site/release-files";
import { olderReleaseEntries, searchIndex } from "./search-entries";

/** The files of the archive by address: the releases that the page leaves out, newest first. */
export function archiveFiles(newestFirst: readonly ReadRelease[]): Record<string, string> {
  const older = newestFirst.slice(releasesOnPage);
  const files: Record<string, string> = {};
  for (let first = 0; first < older.length; first += releasesPerFile)
    files[archiveFile(first / releasesPerFile)] = JSON.stringify(
      older.slice(first, first + releasesPerFile),
    );
  return files;
}

/** Writes what is made from the content besides the pages: archive, feeds, plain text, search. */
export async function writeContentFiles(
  args: Pick<NodePluginArgs, "getNode" | "getNodesByType" | "store">,
): Promise<void> {
  const { directory } = args.store.getState().program as { directory: string };
  const root = join(directory, "public");
  const releases = readReleases(args);
  const { rss, json } = releaseFeeds(releases);
  const files: Record<string, string> = {
    ...archiveFiles(releases),
    [releaseFiles.plainText]: releasesText(releases),
    [releaseFiles.rss]: rss,
    [releaseFiles.jsonFeed]: json,
    [searchIndexPath]: JSON.stringify(searchIndex(args, releases)),
    [olderReleasesPath]: JSON.stringify(olderReleaseEntries(releases)),
  };
  // A history that got shorter leaves no file of an earlier build behind.
  await rm(join(root, dirname(archiveFile(0))), { recursive: true, force: true });
  for (const path of Object.keys(files))
    await mkdir(join(root, dirname(path)), { recursive: true });
  await Promise.all(Object.entries(files).map(([path, text]) => writeFile(join(root, path), text)));
}
