import { cp, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { documentFiles } from "./read-documents";

/**
 * Turns Gatsby's documents into what hosts need: each both as `support.html` and as
 * `support/index.html`, without NUL bytes. React 18 writes those where a character of several bytes
 * does not fit into its buffer (https://github.com/facebook/react/issues/24985), and some crawlers
 * stop there.
 */
export async function finishDocuments(root: string): Promise<void> {
  for (const file of documentFiles(root)) {
    const html = await readFile(file, "utf8");
    if (html.includes("\0")) await writeFile(file, html.replaceAll("\0", ""));
    if (basename(file) === "index.html" && file !== join(root, "index.html"))
      await cp(file, `${dirname(file)}.html`);
  }
}
