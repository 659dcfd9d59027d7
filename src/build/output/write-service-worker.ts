import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildIdIn } from "../../runtime/build-manifest";
import type { OfflineBuild } from "../../runtime/offline/offline-build";
import type { FinishedBuild } from "./build-files";
import { bundleScript } from "../gatsby/bundle-script";
import { addressesIn, cachedFiles, lastScript } from "./cached-files";

/**
 * Writes our worker in place of that of gatsby-plugin-offline. It contains the id of its build and the
 * hashes of all files, so it changes with every build. With NO_WORKER, it removes itself and the caches
 * of earlier workers. Returns a line for the log.
 */
export async function writeServiceWorker(
  directory: string,
  { documents, files, pages, pathPrefix }: FinishedBuild,
): Promise<string> {
  const id = buildIdIn(documents[0] ?? "");
  if (id === undefined) throw new Error("The documents do not name their build.");
  const facts: OfflineBuild = {
    id,
    pathPrefix,
    ...cachedFiles(files, pages, addressesIn(documents), pathPrefix),
    lastScript: lastScript(documents),
  };
  const isRetired = Boolean(process.env.NO_WORKER);
  const file = isRetired ? "retire-worker.ts" : "service-worker.ts";
  const script = bundleScript(directory, `src/runtime/offline/${file}`, {
    OFFLINE_BUILD: JSON.stringify(facts),
  });
  await writeFile(join(directory, "public/sw.js"), script);
  const count = facts.documents.length + Object.keys(facts.files).length;
  return isRetired
    ? "NO_WORKER is set: the service worker of earlier builds removes itself."
    : `The service worker of build ${id} caches ${count} files.`;
}
