// Build time only.
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import { readBuildFiles } from "./build-files";
import { type BuildManifest, buildManifestPath, latestBuildPath } from "../update/build-manifest";
import { recordedBuildAssets } from "./record-build-assets";

/** Writes `/builds/latest.json` and `/builds/meta/<id>.json`: run it when all else is written. */
export async function writeBuildFiles({ store }: ParentSpanPluginArgs): Promise<void> {
  const id = process.env.BUILD_ID;
  if (!id) throw new Error("BUILD_ID is not set: gatsby-config.ts does that.");
  const { program, pages } = store.getState();
  const root = join(program.directory, "public");
  const files = readBuildFiles(root, recordedBuildAssets());
  await writeManifest(root, {
    id,
    timestamp: Date.now(),
    routes: [...pages.keys()].filter((path) => !path.endsWith(".html")).sort(),
    files: Object.fromEntries(files.map(({ path, hash }) => [path, hash])),
  });
}

/** Writes the two files that describe a finished build below its folder. */
export async function writeManifest(root: string, manifest: BuildManifest): Promise<void> {
  const { id, timestamp } = manifest;
  await writeJson(join(root, buildManifestPath(id)), manifest);
  // Last, because a browser that reads it asks for the manifest next.
  await writeJson(join(root, latestBuildPath), { id, timestamp });
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(value));
}
