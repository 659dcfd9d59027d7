/** @jest-environment node */
import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { checkContent } from "../../src/content-source/check/check-content";
import { readContent } from "../../src/content-source/nodes/read-content";
import { versions } from "../support/site-texts";

test("a new release comes after the newest and passes the checks once its sentences are written", async () => {
  const project = mkdtempSync(join(tmpdir(), "new-release-"));
  const mistakes = async () => checkContent(await readContent(project)).mistakes;
  try {
    for (const folder of ["src/content", "src/pages"])
      cpSync(folder, join(project, folder), { recursive: true });
    // A draft may have a later date than the new one.
    for (const name of readdirSync(join(project, "src/content/releases")))
      if (!versions.includes(name.replace(".md", "")))
        rmSync(join(project, "src/content/releases", name));
    const program = [resolve("node_modules/tsx/dist/cli.mjs"), resolve("scripts/new-release.ts")];
    const said = execFileSync(process.execPath, program, { cwd: project, encoding: "utf8" });
    const [file = ""] = /src\/content\/releases\/\d+\.\d+\.0\.md/.exec(said) ?? [];
    const unwritten = await mistakes();
    expect(unwritten.length).toBeGreaterThan(1);
    for (const mistake of unwritten) expect(`src/content/${mistake.file}`).toBe(file);
    const text = readFileSync(join(project, file), "utf8");
    writeFileSync(join(project, file), text.replaceAll("TODO: ", ""));
    expect(await mistakes()).toEqual([]);
  } finally {
    rmSync(project, { recursive: true });
  }
});

test.each([
  [["1.9.0", "1.10.0"], "1.11.0"],
  [["1.9.0", "2.0.0-beta.1"], "2.0.0"],
  [["2.0.0-rc.1", "2.0.0"], "2.1.0"],
  [[], "1.0.0"],
])("after %j, it proposes %s", (published, proposed) => {
  const project = mkdtempSync(join(tmpdir(), "new-release-"));
  try {
    const folder = join(project, "src/content/releases");
    mkdirSync(folder, { recursive: true });
    for (const version of published) writeFileSync(join(folder, `${version}.md`), "## Added\n");
    const program = [resolve("node_modules/tsx/dist/cli.mjs"), resolve("scripts/new-release.ts")];
    execFileSync(process.execPath, program, { cwd: project });
    expect(readdirSync(folder)).toContain(`${proposed}.md`);
  } finally {
    rmSync(project, { recursive: true });
  }
});

test.each([
  ["two", "“two” isn’t a version like 1.4.0.\n"],
  // A file that is there, even a draft. A new product may have none.
  ...readdirSync("src/content/releases")
    .slice(-1)
    .map((file) => [
      file.replace(".md", ""),
      `src/content/releases/${file} exists already. Edit it, or name another version.\n`,
    ]),
])("the version %s is refused with one sentence", (version, sentence) => {
  const program = ["--import", "tsx", "scripts/new-release.ts", version];
  const { status, stderr } = spawnSync(process.execPath, program, { encoding: "utf8" });
  expect([status, stderr]).toEqual([1, sentence]);
});
