// Build time only.
import { cp, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { documentFiles } from "./read-documents";

/**
 * Turns Gatsby's documents into what hosts need: each both as `support.html` and as
 * `support/index.html`, without NUL bytes.
 */
export async function finishDocuments(root: string): Promise<void> {
  for (const file of documentFiles(root)) {
    await removePadding(file);
    if (basename(file) === "index.html" && file !== join(root, "index.html"))
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
