import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

/**
 * What Gatsby writes and no page asks for: notes for itself, a copy of Partytown, licences, which the
 * site has in one file, and the styles of the layout, which every document contains; and what
 * gatsby-plugin-offline writes for its own worker, which ours replaces.
 */
export const unusedFiles =
  /^(_gatsby|~partytown|chunk-map\.json|webpack\.stats\.json|app\.[0-9a-f]+\.css|.+\.LICENSE\.txt|workbox-v.*|idb-keyval-.*\.js)$/;

/** Removes from a finished build what no page asks for. */
export async function removeUnusedFiles(root: string): Promise<void> {
  for (const name of await readdir(root))
    if (unusedFiles.test(name)) await rm(join(root, name), { recursive: true });
}
