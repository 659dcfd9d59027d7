import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { BuildManifest } from "../../src/update/build-manifest";
import { hashLength } from "../../src/offline/offline-build";

const shortHash = (text: string) =>
  createHash("sha256").update(text).digest("hex").slice(0, hashLength);

/** The id of the build in a folder. */
export function builtId(root = "public"): string {
  return (JSON.parse(readFileSync(`${root}/builds/latest.json`, "utf8")) as BuildManifest).id;
}

/**
 * Rewrites the files of the built site as if its build had another id: the documents, the page data
 * and a worker with their hashes. Scripts stay the same, as after a change of text.
 */
export function asOtherBuild(id: string, root = "public"): (text: string, path: string) => string {
  const own = builtId(root);
  const manifest = readFileSync(`${root}/builds/meta/${own}.json`, "utf8");
  const { files } = JSON.parse(manifest) as BuildManifest;
  const changed = Object.keys(files)
    .filter((path) => path.endsWith(".json"))
    .map((path) => readFileSync(root + path, "utf8"))
    .filter((text) => text.includes(own))
    .map((text) => [shortHash(text), shortHash(text.replaceAll(own, id))] as const);
  return (text, path) => {
    if (path.endsWith(".js") && !path.endsWith("/sw.js")) return text;
    const renamed = text.replaceAll(own, id);
    if (!path.endsWith("/sw.js")) return renamed;
    return changed.reduce((worker, [before, after]) => worker.replaceAll(before, after), renamed);
  };
}
