// Build time only.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The texts of all documents in a finished `public` folder. */
export function readDocuments(root: string): readonly string[] {
  // Files only: Gatsby keeps the page data of /404.html in a folder of that name.
  return (
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
      .map((entry) => join(entry.parentPath, entry.name))
      // Parts of documents, which Gatsby keeps for its next build.
      .filter((path) => !path.startsWith(join(root, "_gatsby")))
      .sort()
      .map((path) => readFileSync(path, "utf8"))
  );
}
