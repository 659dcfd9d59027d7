/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkContent } from "../../src/content-source/check/check-content";
import { unlistedAddresses, unlistedText } from "../../src/content-source/check/ids";
import { mistakesText } from "../../src/content-source/check/mistake-format";
import { publishedIdsFile, readContent } from "../../src/content-source/nodes/read-content";
import { routes } from "../../src/site/site";
import { sampleReport } from "../support/sample-content";

const project = join(__dirname, "../..");
const script = join(project, "scripts/check-content.ts");

test("the content has no mistakes, and its addresses are in the committed list", async () => {
  const content = await readContent(project);
  const { mistakes, warnings, addresses } = checkContent(content);
  expect(warnings).toEqual([]);
  expect(mistakes.length > 0 ? mistakesText(mistakes) : "").toBe("");
  // A new release is one new file and no more: its address may join the list later.
  const demanded = unlistedAddresses(addresses, mistakes, content.published).filter(
    (address) => !address.startsWith(`${routes.releaseNotes}#v`),
  );
  expect(demanded.length > 0 ? unlistedText(demanded) : "").toBe("");
});

test("texts may link to the licences of the packages, as the footer does", async () => {
  const { served } = await readContent(project);
  expect(served).toContain("/third-party-licenses.txt");
});

test("the address of a new answer is asked for by the command, that of a faulty one is not", () => {
  const answer = (lines: string) => `---\nquestion: Why\n${lines}---\n\nText.\n`;
  const unlisted = (changes: Record<string, string>) => {
    const before = sampleReport({});
    const known = unlistedAddresses(before.addresses, before.mistakes, []);
    const { addresses, mistakes } = sampleReport(changes);
    return unlistedAddresses(addresses, mistakes, known);
  };
  const path = "answers/shortcuts/new.md";
  expect(unlisted({ [path]: answer("order: 2\n") })).toEqual(["/support#new"]);
  expect(unlisted({ [path]: answer("order: 2\naliases: [older]\n") })).toEqual(["/support#new"]);
  expect(unlisted({ [path]: answer("") })).toEqual([]);
  expect(unlistedText(["/support#new"])).toContain('/support#new. "npm run publish:ids" adds');
});

test("the commands list what is wrong, and add the address of a new file unless it is faulty", () => {
  const copy = mkdtempSync(join(tmpdir(), "publish-ids-"));
  for (const folder of ["src/content", "src/pages", "static"])
    cpSync(join(project, folder), join(copy, folder), { recursive: true });
  const [group = ""] = /(?<=slug: ).*/.exec(
    readFileSync(join(copy, "src/content/pages/support.md"), "utf8"),
  ) ?? [""];
  const write = (name: string, lines: string) =>
    writeFileSync(
      join(copy, `src/content/answers/${group}/${name}.md`),
      `---\nquestion: Why is it ${name}\n${lines}---\n\nIt is ==so==.\n`,
    );
  const list = () => readFileSync(join(copy, publishedIdsFile), "utf8");
  const before = list();
  const run = (...options: string[]) =>
    spawnSync(
      process.execPath,
      ["--import", `file://${require.resolve("tsx")}`, script, ...options],
      { cwd: copy, encoding: "utf8" },
    );
  try {
    write("a-good-one", "order: 901\n");
    const checked = run();
    expect(checked.status).toBe(0);
    expect(checked.stderr).toContain(`answers/${group}/a-good-one.md:6  warning: `);
    expect(checked.stdout).not.toContain("no problems");
    write("a-faulty-one", "");
    writeFileSync(join(copy, "src/some-labels.ts"), 'export const label = "Copy;\n');
    const { stdout, stderr, status } = run("--publish");
    expect(status).toBe(1);
    expect(stderr).toContain(`answers/${group}/a-faulty-one.md:1  "order" is missing.`);
    expect(stderr).toContain("src/some-labels.ts:1  Unterminated string literal.");
    expect(stdout).toContain(`Added to ${publishedIdsFile}: /support#a-good-one\n`);
    const added = list()
      .split("\n")
      .filter((line) => !before.split("\n").includes(line));
    expect(added).toEqual(["/support#a-good-one"]);
  } finally {
    rmSync(copy, { recursive: true });
  }
}, 120_000);
