// Build time only.
import { join } from "node:path";
import { build as bundle } from "esbuild";
import { buildIdIn, type OfflineBuild } from "../offline/offline-build";
import type { FinishedBuild } from "./build-files";
import { addressesIn, cachedFiles, lastScript } from "./cached-files";

/**
 * Replaces the worker that gatsby-plugin-offline generated and returns what the log says of ours.
 * The plugin's registration stays; its answers (an empty shell in place of prerendered pages, old
 * page data, no page not yet visited) do not. Ours names this build and all its files, so that it
 * changes with every build. With NO_WORKER in the environment it does nothing but remove itself and
 * what earlier ones cached.
 */
export async function writeServiceWorker(
  directory: string,
  { documents, files, pathPrefix, policy }: FinishedBuild,
): Promise<string> {
  const id = buildIdIn(documents[0] ?? "");
  if (id === undefined) throw new Error("The documents do not name their build.");
  const facts: OfflineBuild = {
    id,
    pathPrefix,
    ...cachedFiles(files, addressesIn(documents), pathPrefix),
    lastScript: lastScript(documents),
    policy,
  };
  const isRetired = Boolean(process.env.NO_WORKER);
  const file = isRetired ? "retire-worker.ts" : "service-worker.ts";
  await bundle({
    entryPoints: [join(directory, "src/offline", file)],
    outfile: join(directory, "public/sw.js"),
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2020",
    define: { OFFLINE_BUILD: JSON.stringify(facts) },
    logLevel: "error",
  });
  const count = facts.documents.length + Object.keys(facts.files).length;
  return isRetired
    ? "NO_WORKER is set: the service worker of earlier builds removes itself."
    : `The service worker of build ${id} caches ${count} files.`;
}
