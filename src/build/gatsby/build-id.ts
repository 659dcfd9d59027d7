import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { filesBelow, isLeftBehind } from "../project-files";

/** The files and folders that a build reads, below the project's. Some may be missing. */
export const buildInputs = [
  ".babelrc",
  ".env.production",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package.json",
  "package-lock.json",
  "src",
  "static",
  "tsconfig.json",
] as const;

/** The environment variables that a build reads, besides those that Gatsby writes into scripts. */
const buildVariables = ["NOINDEX", "NO_WORKER", "PATH_PREFIX", "SITE_URL"] as const;

const variableInScripts = /process\.env\.(GATSBY_\w+)/g;

/**
 * The id of the build of these files and variables: 32 hex digits of a SHA-256. The same inputs give
 * the same id in any folder.
 */
export function buildId(
  projectRoot: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): string {
  const hash = createHash("sha256");
  const variables = new Set<string>(buildVariables);
  for (const path of buildInputs.flatMap((input) => filesOf(projectRoot, input))) {
    const bytes = readFileSync(join(projectRoot, path));
    const content = createHash("sha256").update(bytes).digest("hex");
    hash.update(JSON.stringify([path, content]));
    for (const [, name = ""] of bytes.toString().matchAll(variableInScripts)) variables.add(name);
  }
  for (const name of variables) hash.update(JSON.stringify([name, env[name] ?? ""]));
  return hash.digest("hex").slice(0, 32);
}

function filesOf(projectRoot: string, input: string): readonly string[] {
  const path = join(projectRoot, input);
  if (statSync(path, { throwIfNoEntry: false })?.isFile()) return [input];
  // The build itself writes the types.
  const names = filesBelow(path).filter((name) => !isLeftBehind(name));
  return names.map((name) => `${input}/${name}`).filter((name) => name !== "src/gatsby-types.d.ts");
}
