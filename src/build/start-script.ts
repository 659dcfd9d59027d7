// Build time only.
import { join } from "node:path";
import { buildSync } from "esbuild";

/** The first inline script of every document: src/update/before-scripts.ts, bundled. */
export function startScript(directory: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(directory, "src/update/before-scripts.ts")],
    write: false,
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2020",
    logLevel: "error",
  });
  return outputFiles[0]?.text.trim() ?? "";
}
