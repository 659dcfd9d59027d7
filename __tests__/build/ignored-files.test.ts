/** @jest-environment node */
import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

test("git keeps src/build in a repository that ignores build folders", () => {
  const cwd = mkdtempSync(join(tmpdir(), "repository-"));
  try {
    execFileSync("git", ["init", "--quiet"], { cwd });
    writeFileSync(join(cwd, ".gitignore"), "build\n");
    mkdirSync(join(cwd, "site"));
    copyFileSync(".gitignore", join(cwd, "site/.gitignore"));
    const files = ["build/a", "site/src/build/steps.ts", "site/node_modules/a"];
    const { stdout } = spawnSync("git", ["check-ignore", ...files], { cwd, encoding: "utf8" });
    expect(stdout).toBe("build/a\nsite/node_modules/a\n");
  } finally {
    rmSync(cwd, { recursive: true });
  }
});
