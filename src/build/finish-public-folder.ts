// Build time only.
import { cp, readdir, rename, rm } from "node:fs/promises";
import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";

/** What the stack leaves in `public` and no visitor, crawler or operator needs. */
const unneeded =
  /^(~partytown|chunk-map\.json|workbox-v.*|idb-keyval-.*|[^/]+\.(js|css)\.map|.*\.LICENSE\.txt)$/;

/** Where the list of scripts by page moves to, below the site's folder: `test:size` reads it. */
export const keptStats = ".cache/webpack.stats.json";

/** Parts of documents that Gatsby's next build reads again; they wait for it elsewhere. */
const nextBuildOnly = "_gatsby";

type Folders = Pick<ParentSpanPluginArgs, "store">;

function folders({ store }: Folders): Readonly<{ root: string; waiting: string; stats: string }> {
  const { directory } = store.getState().program;
  return {
    root: join(directory, "public"),
    waiting: join(directory, ".cache", nextBuildOnly),
    stats: join(directory, keptStats),
  };
}

/** Puts back what the last build's `finishPublicFolder` took away and this build reads. */
export async function restorePublicFolder(args: Folders): Promise<void> {
  const { root, waiting } = folders(args);
  const target = join(root, nextBuildOnly);
  if (existsSync(waiting) && !existsSync(target)) await cp(waiting, target, { recursive: true });
}

/**
 * Turns what Gatsby wrote into what hosts need: each document at its clean address
 * (`support.html`) and with a slash after it (`support/index.html`), and nothing that only the
 * build itself used.
 */
export async function finishPublicFolder(args: Folders): Promise<void> {
  const { root, waiting, stats } = folders(args);
  await rename(join(root, "webpack.stats.json"), stats);
  for (const name of await readdir(root))
    if (unneeded.test(name)) await rm(join(root, name), { recursive: true });
  if (existsSync(join(root, nextBuildOnly))) {
    await rm(waiting, { recursive: true, force: true });
    await rename(join(root, nextBuildOnly), waiting);
  }
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || entry.name !== "index.html" || entry.parentPath === root) continue;
    const folder = join(root, relative(root, entry.parentPath));
    await cp(join(folder, "index.html"), `${folder}.html`);
  }
}
