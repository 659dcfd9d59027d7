// Build time only.
import { join } from "node:path";
import { build as bundle } from "esbuild";
import type { ParentSpanPluginArgs } from "gatsby";
import { readBuildFiles } from "./build-files";
import { recordedBuildAssets } from "./record-build-assets";
import { readDocuments } from "./read-documents";
import { addressesIn, cachedFiles, lastScript } from "./cached-files";
import { contentSecurityPolicy } from "./content-security-policy";
import { buildIdIn, type OfflineBuild } from "../offline/offline-build";

/**
 * Replaces the worker that gatsby-plugin-offline generated. Its registration stays; its answers
 * (an empty shell in place of prerendered pages, old page data, no page not yet visited) do not.
 * The new one names this build and all its files, so that it changes with every build. With
 * NO_WORKER in the environment it does nothing but remove itself and what earlier ones cached.
 */
export async function writeServiceWorker({
  pathPrefix,
  reporter,
  store,
}: ParentSpanPluginArgs): Promise<void> {
  const { directory } = store.getState().program;
  const root = join(directory, "public");
  const documents = readDocuments(root);
  const id = buildIdIn(documents[0] ?? "");
  if (id === undefined) throw new Error("The documents do not name their build.");
  const files = readBuildFiles(root, recordedBuildAssets());
  const facts: OfflineBuild = {
    id,
    pathPrefix,
    ...cachedFiles(files, addressesIn(documents), pathPrefix),
    lastScript: lastScript(documents),
    policy: contentSecurityPolicy(documents),
  };
  await bundle({
    entryPoints: [
      join(
        directory,
        "src/offline",
        process.env.NO_WORKER ? "retire-worker.ts" : "service-worker.ts",
      ),
    ],
    outfile: join(root, "sw.js"),
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2020",
    define: { OFFLINE_BUILD: JSON.stringify(facts) },
    logLevel: "error",
  });
  const count = facts.documents.length + Object.keys(facts.files).length;
  reporter.info(
    process.env.NO_WORKER
      ? "NO_WORKER is set: the service worker of earlier builds removes itself."
      : `The service worker of build ${id} caches ${count} files.`,
  );
}
