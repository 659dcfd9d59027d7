// A door of this room: the files of the project.
import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";

/** The names of all files below a folder, such as "keys/open.md", in order. */
export function filesBelow(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .sort();
}

/** Whether to skip a file: it is hidden, or was left by an editor or a system, such as "keys.md~". */
export function isLeftBehind(path: string): boolean {
  return /(?:^|\/)(?:\.|(?:Thumbs\.db|ehthumbs\.db|desktop\.ini|[^/]*~|#[^/]*#)$)/i.test(path);
}
