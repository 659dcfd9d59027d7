// Build time only.
import { join } from "node:path";
import { buildSync } from "esbuild";

/**
 * A script that runs before those that Gatsby bundles, or in a worker: `file` with all that it imports,
 * minified. Names in it are replaced by `values`, which are JavaScript.
 */
export function bundleScript(
  directory: string,
  file: string,
  values: Readonly<Record<string, string>> = {},
): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(directory, file)],
    write: false,
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    define: values,
    logLevel: "error",
  });
  return outputFiles[0]?.text.trim() ?? "";
}
