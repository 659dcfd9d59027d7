import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The texts of all HTML files below a folder. */
export function readDocuments(root: string): readonly string[] {
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".html"))
    .sort()
    .map((path) => readFileSync(join(root, path), "utf8"));
}
