// Build time only.
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { NodePluginArgs } from "gatsby";
import { olderReleasesPath, searchIndexPath } from "../../site-search/search-entry";
import { archiveChunks } from "./archive-chunks";
import { readReleases } from "../nodes/read-releases";
import { jsonFeed, releasesText } from "./release-feed";
import { archiveIndex, releaseFiles } from "./release-files";
import { olderReleaseEntries, searchIndex } from "./search-entries";

/** Writes what is made from the content besides the pages: archive, feeds, plain text, search. */
export async function writeContentFiles(
  args: Pick<NodePluginArgs, "getNode" | "getNodesByType" | "store">,
): Promise<void> {
  const { directory } = args.store.getState().program as { directory: string };
  const root = join(directory, "public");
  const releases = readReleases(args);
  const files: Record<string, string> = {
    ...archiveChunks(releases),
    [releaseFiles.plainText]: releasesText(releases),
    [releaseFiles.jsonFeed]: jsonFeed(releases),
    [searchIndexPath]: JSON.stringify(searchIndex(args, releases)),
    [olderReleasesPath]: JSON.stringify(olderReleaseEntries(releases)),
  };
  // A history that got shorter leaves no chunk of an earlier build behind.
  await rm(join(root, dirname(archiveIndex)), { recursive: true, force: true });
  for (const path of Object.keys(files))
    await mkdir(join(root, dirname(path)), { recursive: true });
  await Promise.all(Object.entries(files).map(([path, text]) => writeFile(join(root, path), text)));
  await dateFeed(join(root, releaseFiles.rss), releases[0]?.date);
}

/** Gives the feed the date of its newest release: the plugin writes the time of the build, and two builds of the same content would differ. */
async function dateFeed(path: string, day: string | undefined): Promise<void> {
  const feed = await readFile(path, "utf8");
  const date = new Date(`${day ?? "1970-01-01"}T00:00:00Z`).toUTCString();
  await writeFile(path, feed.replace(/(<lastBuildDate>)[^<]*/, `$1${date}`));
}
