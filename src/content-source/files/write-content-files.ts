import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type SearchIndex, searchIndexPath } from "../../site-search/search-entry";
import { readReleases } from "./read-releases";
import { releaseFeed } from "./release-feed";
import { feedPath } from "../../site/addresses";
import type { NodeReader } from "../../site/site-pages";
import { searchIndex } from "./search-entries";

/** Writes what is made from the content besides the pages: the feed and the search. */
export async function writeContentFiles(project: string, nodes: NodeReader): Promise<void> {
  const root = join(project, "public");
  const releases = readReleases(nodes);
  const index: SearchIndex = { entries: searchIndex(nodes, releases) };
  const files: Record<string, string> = {
    [feedPath]: releaseFeed(releases),
    [searchIndexPath]: JSON.stringify(index),
  };
  for (const path of Object.keys(files))
    await mkdir(join(root, dirname(path)), { recursive: true });
  await Promise.all(Object.entries(files).map(([path, text]) => writeFile(join(root, path), text)));
}
