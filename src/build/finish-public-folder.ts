// Build time only.
import { cp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";

/** What the stack leaves in `public` and no visitor, crawler or operator needs. */
const leftovers =
  /^(~partytown|chunk-map\.json|workbox-v.*|idb-keyval-.*|offline-plugin-app-shell-fallback|.+\.(js|css)\.map|.*\.LICENSE\.txt)$/;

/** Where the list of scripts by page moves to, below the site's folder: `test:size` reads it. */
export const keptStats = ".cache/webpack.stats.json";

/** Parts of documents that Gatsby's next build reads again; they wait for it in `.cache`. */
const nextBuildOnly = "_gatsby";

/** Puts back what the last build's `finishPublicFolder` took away and this build reads. */
export async function restorePublicFolder({ store }: ParentSpanPluginArgs): Promise<void> {
  const { directory } = store.getState().program;
  const waiting = join(directory, ".cache", nextBuildOnly);
  const target = join(directory, "public", nextBuildOnly);
  if (existsSync(waiting) && !existsSync(target)) await cp(waiting, target, { recursive: true });
}

/**
 * Turns what Gatsby wrote into what hosts need: each document at its clean address
 * (`support.html`) and with a slash after it (`support/index.html`), free of NUL bytes, and nothing
 * that only the build itself used.
 */
export async function finishPublicFolder(directory: string): Promise<void> {
  const root = join(directory, "public");
  await rename(join(root, "webpack.stats.json"), join(directory, keptStats));
  for (const name of await readdir(root))
    if (leftovers.test(name)) await rm(join(root, name), { recursive: true });
  if (existsSync(join(root, nextBuildOnly))) {
    const waiting = join(directory, ".cache", nextBuildOnly);
    await rm(waiting, { recursive: true, force: true });
    await rename(join(root, nextBuildOnly), waiting);
  }
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith(".html")) continue;
    const file = join(entry.parentPath, entry.name);
    await removePadding(file);
    if (entry.name === "index.html" && entry.parentPath !== root)
      await cp(file, `${dirname(file)}.html`);
  }
}

/**
 * Removes the NUL bytes that React 18 leaves where a letter of several bytes does not fit into what
 * is left of its buffer (https://github.com/facebook/react/issues/24985). Some programs take a file
 * with one for binary, some crawlers stop there.
 */
async function removePadding(file: string): Promise<void> {
  const html = await readFile(file, "utf8");
  if (html.includes("\0")) await writeFile(file, html.replaceAll("\0", ""));
}
