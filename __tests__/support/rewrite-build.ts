import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { hashLength } from "../../src/runtime/offline/offline-build";

const shortHash = (text: string) =>
  createHash("sha256").update(text).digest("hex").slice(0, hashLength);

/**
 * Writes a build again with another id and with a mark at the end of each page's heading. It is what
 * Gatsby makes of such a change of texts: the documents, the page data and the worker's hashes of
 * them differ, the scripts do not. `earlierMark` is the one that the build has already.
 */
export function rewriteBuild(
  { root: from, id: ownId }: Readonly<{ root: string; id: string }>,
  root: string,
  kind: string,
  mark: string,
  earlierMark?: string,
): void {
  const id = `${kind}-${ownId.slice(kind.length + 1)}`;
  const hashes: (readonly [before: string, after: string])[] = [];
  const write = (name: string, content: string | Buffer) => {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  };
  const isWorker = (name: string) => name === "sw.js";
  const names = readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(from.length + 1))
    // It has the hashes of the others.
    .sort((one, other) => Number(isWorker(one)) - Number(isWorker(other)));
  for (const name of names) {
    const target = name.replace(ownId, id);
    if (!/\.(html|json)$|^sw\.js$/.test(name)) {
      mkdirSync(dirname(join(root, target)), { recursive: true });
      cpSync(join(from, name), join(root, target));
      continue;
    }
    const before = readFileSync(join(from, name), "utf8");
    const renamed = before.replaceAll(ownId, id);
    let after = earlierMark ? renamed.replaceAll(earlierMark, mark) : marked(name, renamed, mark);
    if (isWorker(name)) for (const [old, fresh] of hashes) after = after.replaceAll(old, fresh);
    else hashes.push([shortHash(before), shortHash(after)]);
    write(target, after);
  }
}

/** Puts the mark at the end of a page's heading, in its document or in its data. */
function marked(name: string, text: string, mark: string): string {
  if (name.endsWith(".html"))
    return name === "404.html" ? text : text.replace("</h1>", `${mark}</h1>`);
  if (!name.endsWith("page-data.json")) return text;
  const page = JSON.parse(text) as { result: { data?: Record<string, { heading?: unknown[] }> } };
  for (const { heading } of Object.values(page.result.data ?? {}).filter(Boolean)) {
    if (!Array.isArray(heading)) continue;
    const last: unknown = heading.pop();
    heading.push(...(typeof last === "string" ? [last + mark] : [last, mark]));
  }
  return JSON.stringify(page);
}
