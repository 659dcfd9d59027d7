import { cpSync, mkdtempSync } from "node:fs";
import { execFileSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A copy of the project's own files, with its installed packages as hard links. The caller removes it. */
export function scratchCopy(name: string): string {
  const project = process.cwd();
  const copy = mkdtempSync(join(tmpdir(), `${name}-`));
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
    encoding: "utf8",
  });
  for (const file of files.split("\n").filter(Boolean))
    cpSync(join(project, file), join(copy, file), { recursive: true });
  execFileSync("cp", ["-al", join(project, "node_modules"), join(copy, "node_modules")]);
  return copy;
}
