import { join } from "node:path";
import { buildSync } from "esbuild";

/** A minified script: `file` with what it imports. `values` replace names in it by JavaScript. */
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
