// Build time only.
import { cp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";

/** Files that Gatsby and its plugins write to `public` and that no visitor or host needs. */
const leftovers =
  /^(~partytown|chunk-map\.json|workbox-v.*|idb-keyval-.*|offline-plugin-app-shell-fallback|.+\.(js|css)\.map|.*\.LICENSE\.txt)$/;

/** Where webpack's statistics are moved to, below the project folder. `test:size` reads them. */
export const webpackStats = ".cache/webpack.stats.json";

/**
 * The folder of document parts that Gatsby's next build reads. It is moved to `.cache` until then.
 */
const nextBuildOnly = "_gatsby";

/** Restores the files that `finishPublicFolder` moved to `.cache` and that this build reads. */
export async function restorePublicFolder({ store }: ParentSpanPluginArgs): Promise<void> {
  const { directory } = store.getState().program;
  const waiting = join(directory, ".cache", nextBuildOnly);
  const target = join(directory, "public", nextBuildOnly);
  if (existsSync(waiting) && !existsSync(target)) await cp(waiting, target, { recursive: true });
}

/**
 * Turns Gatsby's output into what hosts need: each document both as `support.html` and as
 * `support/index.html`, without NUL bytes, and no files that only the build uses.
 */
export async function finishPublicFolder(directory: string): Promise<void> {
  const root = join(directory, "public");
  await rename(join(root, "webpack.stats.json"), join(directory, webpackStats));
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
 * Removes NUL bytes. React 18 writes them when a character of several bytes does not fit into the
 * rest of its buffer (https://github.com/facebook/react/issues/24985). Some programs treat a file
 * with one as binary, and some crawlers stop there.
 */
async function removePadding(file: string): Promise<void> {
  const html = await readFile(file, "utf8");
  if (html.includes("\0")) await writeFile(file, html.replaceAll("\0", ""));
}
