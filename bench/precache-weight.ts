import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BuildManifest } from "../src/update/build-manifest";
import { readDocuments } from "../src/build/read-documents";
import { addressesIn, cachedFiles } from "../src/build/cached-files";
import { smallestSize } from "./page-weight";

/** What the service worker of a finished build fetches when it installs, in compressed bytes. */
export function precacheWeight(root: string): number {
  const read = (path: string) => readFileSync(join(root, path));
  const readJson = <Value>(path: string) => JSON.parse(read(path).toString()) as Value;
  const { id } = readJson<{ id: string }>("builds/latest.json");
  const manifest = readJson<BuildManifest>(`builds/meta/${id}.json`);
  const all = Object.entries(manifest.files).map(([path, hash]) => ({ path, hash }));
  const { documents, files } = cachedFiles(all, addressesIn(readDocuments(root)), "");
  const documentFiles = documents.map((address) =>
    address.endsWith(".html") ? address : join(address, "index.html"),
  );
  return [...documentFiles, ...Object.keys(files)].reduce(
    (sum, path) => sum + smallestSize(read(path)),
    0,
  );
}
