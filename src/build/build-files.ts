// Build time only.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, sep } from "node:path";
import { isHashedPath } from "../offline/hashed-path";

/** A file of a build: its address below the path prefix and the SHA-256 of its content, in hex. */
export type BuildFile = Readonly<{ path: string; hash: string }>;

/** What no visitor asks for by a build: notes of the build itself, of its hosts and its worker. */
const notContent =
  /^\/(builds\/.*|_headers|_redirects|sw\.js|webpack\.stats\.json|chunk-map\.json|workbox-v.*|idb-keyval-.*|_gatsby\/.*|~partytown\/.*|offline-plugin-app-shell-fallback\/.*|.*\.(map|LICENSE\.txt))$/;

/**
 * The files in a finished `public` folder that belong to the build that has just finished,
 * sorted. Hashed files count only when this build's bundle holds them, because the folder keeps
 * those of earlier builds.
 */
export function readBuildFiles(root: string, assets: readonly string[]): readonly BuildFile[] {
  const own = new Set(assets);
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(join(root, name)).isFile())
    .map((name) => `/${name.split(sep).join("/")}`)
    .filter((path) => !notContent.test(path) && (!isHashedPath(path) || own.has(path)))
    .sort()
    .map((path) => ({ path, hash: hashOf(join(root, path)) }));
}

function hashOf(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}
