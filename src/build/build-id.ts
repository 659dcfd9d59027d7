// Imported at build time only.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** What a build reads, relative to the project; a missing one is left out. */
const inputs = [
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

/** Written by the build itself, so a result and no input. */
const writtenFiles: ReadonlySet<string> = new Set(["src/gatsby-types.d.ts"]);

/** The environment that a build reads. */
const variables = ["NOINDEX", "NO_WORKER", "PATH_PREFIX", "SITE_URL"] as const;

/**
 * The id of the build that these project files and this environment give: 32 hexadecimal digits
 * of a SHA-256. Same inputs, same id, in any folder and at any time; another character anywhere,
 * another id.
 */
export function buildId(
  projectRoot: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): string {
  const hash = createHash("sha256");
  // JSON keeps the boundary between a name and a value unmistakable.
  for (const name of variables) hash.update(JSON.stringify([name, env[name] ?? ""]));
  for (const path of inputs.flatMap((input) => filesBelow(projectRoot, input))) {
    const content = createHash("sha256").update(readFileSync(join(projectRoot, path)));
    hash.update(JSON.stringify([path, content.digest("hex")]));
  }
  return hash.digest("hex").slice(0, 32);
}

function filesBelow(projectRoot: string, path: string): readonly string[] {
  const stats = statSync(join(projectRoot, path), { throwIfNoEntry: false });
  if (stats?.isFile()) return writtenFiles.has(path) ? [] : [path];
  if (!stats?.isDirectory()) return [];
  return (
    readdirSync(join(projectRoot, path))
      // Hidden files belong to editors and file managers.
      .filter((name) => !name.startsWith("."))
      .sort()
      .flatMap((name) => filesBelow(projectRoot, `${path}/${name}`))
  );
}
