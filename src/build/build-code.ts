// Build time only.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What builds the site: its packages, and our own build steps as Gatsby has compiled them. */
const files = ["package-lock.json", ".cache/compiled/gatsby-node.js"];

/**
 * A hash of all code that takes part in a build. Work that an earlier build left holds good as long
 * as this and what it was made of are the same.
 */
export function buildCode(project: string): string {
  const hash = createHash("sha256");
  for (const file of files) hash.update(readFileSync(join(project, file)));
  return hash.digest("hex");
}
