import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { BuildManifest } from "../../src/build-update/build-manifest";
import { hashLength } from "../../src/offline/offline-build";

const shortHash = (text: string) =>
  createHash("sha256").update(text).digest("hex").slice(0, hashLength);

/** The id of the build in `public`. */
export function builtId(): string {
  return (JSON.parse(readFileSync("public/builds/latest.json", "utf8")) as BuildManifest).id;
}

/**
 * Turns what the server sends of the built site into what a build of another id would send: its
 * documents, its data, and a worker that knows their hashes. Scripts stay, as after a text change.
 */
export function asOtherBuild(id: string): (text: string, path: string) => string {
  const { id: own } = JSON.parse(
    readFileSync("public/builds/latest.json", "utf8"),
  ) as BuildManifest;
  const manifest = readFileSync(`public/builds/meta/${own}.json`, "utf8");
  const { files } = JSON.parse(manifest) as BuildManifest;
  const changed = Object.keys(files)
    .filter((path) => path.endsWith(".json"))
    .map((path) => readFileSync(`public${path}`, "utf8"))
    .filter((text) => text.includes(own))
    .map((text) => [shortHash(text), shortHash(text.replaceAll(own, id))] as const);
  return (text, path) => {
    if (path.endsWith(".js") && path !== "/sw.js") return text;
    const renamed = text.replaceAll(own, id);
    if (path !== "/sw.js") return renamed;
    return changed.reduce((worker, [before, after]) => worker.replaceAll(before, after), renamed);
  };
}
