/** @jest-environment node */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startFresh } from "../../scripts/start-fresh";
import { checkContent } from "../../src/content-source/check/check-content";
import { publishedIdsFile, readContent } from "../../src/content-source/nodes/read-content";
import { launchGaps, launchText } from "../../src/site/launch-gaps";

let project = "";
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "launch-"));
  for (const folder of ["src/content", "src/site", "static"])
    cpSync(folder, join(project, folder), { recursive: true });
});
afterEach(() => rmSync(project, { recursive: true }));

const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(join(project, file), change(readFileSync(join(project, file), "utf8")));
const release = (name: string) => `src/content/releases/${name}.md`;
const write = (name: string, date: string) =>
  writeFileSync(
    join(project, release(name)),
    `---\nversion: "${name}"\ndate: ${date}\n---\n\n## Added\n\n- A thing.\n`,
  );

test("an invented release and an address in .example are named with file, line and what to do", () => {
  write("1.0.1", "2025-10-07");
  edit("src/content/pages/index.md", (text) => `${text}\nhttps://a.example\n`);
  const gaps = launchGaps(project, {});
  expect(gaps).toContainEqual({
    file: release("1.0.1"),
    line: 3,
    what: "Release 1.0.1 is invented.",
    todo: "npm run start:fresh removes all invented releases.",
  });
  const last =
    readFileSync(join(project, "src/content/pages/index.md"), "utf8").split("\n").length - 1;
  expect(gaps.map(({ file, line }) => `${file}:${line}`)).toContain(
    `src/content/pages/index.md:${last}`,
  );
  expect(launchText(gaps)).toContain(`\n\n${release("1.0.1")}:3\n  Release 1.0.1 is invented.\n`);
});

test("the owner's own release is not a sample, whatever its version", () => {
  write("1.0.1", "2031-01-02");
  expect(launchGaps(project, {}).filter(({ file }) => file === release("1.0.1"))).toEqual([]);
});

test.each([
  [{ SITE_URL: "https://www.example.org" }, false],
  [{ SITE_URL: "https://a.example" }, true],
])("with %p an address that cannot be is named: %p", (env, isNamed) => {
  const named = launchGaps(project, env).filter(({ what }) => what.startsWith("SITE_URL"));
  expect(named.length > 0).toBe(isNamed);
});

test("a site that is ready gets one line", () => {
  expect(launchText([])).toBe("Nothing is left of the sample. Ready to launch.");
});

test("a fresh start removes all invented releases and leaves valid content", async () => {
  write("1.0.1", "2025-10-07");
  edit(publishedIdsFile, (text) => `${text.trimEnd()}\n/release-notes#v1-0-1\n`);
  edit(
    "src/content/pages/release-notes.md",
    (text) => `${text}\nAs in [1.0.1](/release-notes#v1-0-1).\n`,
  );
  expect(startFresh(project, "2026-01-02")).not.toEqual([]);
  const gaps = launchGaps(project, {}).map(({ what }) => what);
  expect(gaps.filter((what) => /^Release|policy/.test(what))).toEqual([]);
  expect(checkContent(await readContent(project)).mistakes).toEqual([]);
  expect(readFileSync(join(project, publishedIdsFile), "utf8")).not.toContain("#v1-0-1\n");
  expect(readdirSync(join(project, "src/content/releases")).length).toBeGreaterThan(0);
  // A second time there is nothing to do.
  expect(startFresh(project, "2026-01-03")).toEqual([]);
});

test("a fresh start keeps the releases that the owner has written", () => {
  write("7.0.0", "2026-01-02");
  startFresh(project, "2026-01-03");
  expect(readdirSync(join(project, "src/content/releases"))).toContain("7.0.0.md");
});
