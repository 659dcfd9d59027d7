// Build time only: what is removed from `public`, so that a build over an earlier one equals a build into
// an empty folder. Hashed files stay: tabs with an earlier build ask for them.
import { readFile, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { isHashedPath, pageDataFolder } from "../offline/hashed-path";
import { buildIdIn } from "../offline/offline-build";
import { pathsIn } from "./build-files";

/** Removes what this build writes anew; Gatsby keeps track of documents and page data itself. */
export async function removeEarlierFiles(root: string): Promise<void> {
  for (const path of pathsIn(root)) {
    const isKept =
      isHashedPath(path) || /^\/builds\//.test(path) || path.startsWith(pageDataFolder);
    const file = join(root, path);
    const isPage = path.endsWith(".html") && buildIdIn(await readFile(file, "utf8")) !== undefined;
    if (!isKept && !isPage) await rm(file);
  }
}

/** Removes the documents and the page data of pages that this build does not have. */
export async function removeEarlierPages(root: string, build: string | undefined): Promise<void> {
  for (const path of pathsIn(root)) {
    const file = join(root, path);
    if (path.endsWith(".html")) {
      const named = buildIdIn(await readFile(file, "utf8"));
      if (named !== undefined && named !== build) await rm(file);
    } else if (path.startsWith(pageDataFolder) && path.endsWith("/page-data.json")) {
      const isOwn = (await readFile(file, "utf8")).includes(`"buildId":"${build}"`);
      if (!isOwn) await rm(file);
    }
  }
}

/**
 * What Gatsby writes and no page asks for: notes for itself, a copy of Partytown, licences, which the
 * site has in one file, and the styles of the layout, which every document contains.
 */
export const unusedFiles =
  /^(_gatsby|~partytown|chunk-map\.json|webpack\.stats\.json|app\.[0-9a-f]+\.css|.+\.LICENSE\.txt)$/;

/** Removes from a finished build what no page asks for. */
export async function removeUnusedFiles(root: string): Promise<void> {
  for (const name of await readdir(root))
    if (unusedFiles.test(name)) await rm(join(root, name), { recursive: true });
}
