import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { filesBelow } from "../project-files";
import {
  buildFilesPath,
  type BuildManifest,
  buildManifestPath,
  latestBuildPath,
} from "../../runtime/build-manifest";

/** A file of a build: its path below the path prefix and the SHA-256 of its content in hex. */
export type BuildFile = Readonly<{ path: string; hash: string }>;

/** A build whose documents and other files no longer change. */
export type FinishedBuild = Readonly<{
  /** The addresses of the pages, without the not-found page. */
  pages: readonly string[];
  /** The texts of the documents of all pages. */
  documents: readonly string[];
  files: readonly BuildFile[];
  pathPrefix: string;
  /** The content security policy of the documents. */
  policy: string;
}>;

/** Files that describe the build and so are not listed in it. */
const describesBuild = /^\/(_headers|_redirects|sw\.js)$/;

/** The paths of all files in a folder and below, such as "/support/index.html", sorted. */
export function pathsIn(root: string): readonly string[] {
  return filesBelow(root).map((path) => `/${path}`);
}

/** The files of the build in a finished `public` folder, sorted. */
export function readBuildFiles(root: string): readonly BuildFile[] {
  return pathsIn(root)
    .filter((path) => !describesBuild.test(path))
    .map((path) => {
      const hash = createHash("sha256").update(readFileSync(join(root, path)));
      return { path, hash: hash.digest("hex") };
    });
}

/** Writes the files below `/builds/`, which announce a complete build. */
export async function writeBuildManifest(
  root: string,
  pages: readonly string[],
  files: readonly BuildFile[],
): Promise<void> {
  const id = process.env.BUILD_ID;
  if (!id) throw new Error("BUILD_ID is not set: gatsby-config.ts does that.");
  const timestamp = Date.now();
  const manifest: BuildManifest = { id, timestamp, routes: [...pages].sort() };
  const paths = files.map(({ path }) => path);
  await writeJson(join(root, buildFilesPath(id)), paths);
  await writeJson(join(root, buildManifestPath(id)), manifest);
  // Written last, because a browser that reads it requests the manifest next.
  await writeJson(join(root, latestBuildPath), { id, timestamp });
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(value));
}
