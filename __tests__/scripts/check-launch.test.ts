/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { linesLeft } from "../../scripts/check-launch";

/** The files of an owner who has done everything. */
const own: Readonly<Record<string, string>> = {
  "README.md": "# Flit",
  LICENSE: "Copyright Flit",
  "package.json": '"name": "flit"',
  "package-lock.json": '"name": "flit"',
  "src/site/site.ts": '  name: "Flit",',
  "src/site/logo.svg": "<svg/>",
  "src/content/pages/index.md": "Flit.\n\nSee https://www.example.org.",
  "src/content/demo-tabs.json": '"address": "trains.example/night"',
};

const project = mkdtempSync(join(tmpdir(), "launch-"));
afterAll(() => rmSync(project, { recursive: true, force: true }));
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), text);
};
beforeEach(() => {
  for (const [file, text] of Object.entries(own)) write(file, text);
});

test("an owner who is done has nothing left", () => {
  expect(linesLeft(project)).toEqual([]);
});

test.each<readonly [file: string, line: string]>([
  ["src/site/site.ts", 'price: "free of charge", // sample'],
  ["src/site/site.ts", 'Chrome: "https://chrome-store.example/flit",'],
  ["src/site/logo.svg", "<!-- sample --><svg/>"],
  ["src/content/pages/index.md", "<!-- sample: the task -->"],
  ["src/content/pages/index.md", "Write to help@flit.example."],
  ["src/content/pages/index.md", "Tabdart finds it."],
  ["src/content/privacy-policy.md", "effective: 2026-03-10 # sample"],
  ["README.md", "![Home](docs/home.png)<!-- sample -->"],
  ["LICENSE", "Copyright The Tabdart authors"],
  ["package-lock.json", '"name": "tabdart-site"'],
])("in %s, %j is left, with its line", (file, line) => {
  write(file, `\n${line}\n`);
  expect(linesLeft(project)).toEqual([{ text: `${file}:2  ${line}`, isSample: true }]);
  rmSync(join(project, file));
});

test("a store without a page is named, and may stay", () => {
  write("src/site/site.ts", "    Opera: null,");
  expect(linesLeft(project)).toEqual([
    { text: "src/site/site.ts:1  Opera: null,", isSample: false },
  ]);
});
