/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import packageJson from "../../package.json";

const root = join(__dirname, "../..");
const documents = [
  "README.md",
  "CONTRIBUTING.md",
  ...readdirSync(join(root, "docs"))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
];
const files = [
  ...readdirSync(root),
  ...["src", "scripts", "bench", "__tests__"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }),
  ),
];
const read = (path: string) => readFileSync(join(root, path), "utf8");

test.each(documents)("%s names only commands that exist", (path) => {
  const scripts: Readonly<Record<string, string>> = packageJson.scripts;
  const named = [...read(path).matchAll(/npm (?:run )?(start|test|(?<=run )[\w:-]+)/g)];
  for (const [, script = ""] of named) expect(Object.keys(scripts)).toContain(script);
});

test.each(documents)("%s links only to files that exist", (path) => {
  // Examples stand in fenced blocks, and link to pages of the site rather than to files.
  const prose = read(path).replace(/^ *```[\s\S]*?^ *```/gm, "");
  for (const [, target = ""] of prose.matchAll(/\]\((?!https?:|#|\/)([^)#]+)[^)]*\)/g)) {
    expect(existsSync(join(root, dirname(path), target)) ? "exists" : target).toBe("exists");
  }
});

test("the map in docs/architecture.md names every folder of src, and no other", () => {
  const named = [...read("docs/architecture.md").matchAll(/`src\/([\w-]+)`/g)].map(
    ([, name]) => name,
  );
  const folders = readdirSync(join(root, "src"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  expect([...new Set(named)].sort()).toEqual(folders.sort());
});

test("docs/quality.md has every file of the second tier, and none of them in the first", () => {
  const [promises = ""] = /^## Promises[^]*?(?=^## )/m.exec(read("docs/quality.md")) ?? [];
  const specs = files.map((file) => basename(file)).filter((name) => name.endsWith(".spec.ts"));
  const config = read("playwright.config.ts");
  const [, second = ""] = /secondTier = \[([^;]*)\];/.exec(config) ?? [];
  const later = [...second.matchAll(/"([\w-]+)"/g)].map(([, name]) => `${name}.spec.ts`);
  expect(later.length).toBeGreaterThan(3);
  const rows = promises.split("\n").filter((line) => line.startsWith("| "));
  const first = rows.slice(2).map((row) => row.split("|")[2] ?? "");
  for (const spec of specs)
    if (first.some((cell) => cell.includes(`\`${spec}\``))) expect(later).not.toContain(spec);
  for (const spec of later) expect(promises).toContain(`\`${spec}\``);
});

test("continuous integration runs the README's test command to the letter", () => {
  const commands = [...read("README.md").matchAll(/```sh\n(.*)\n```/g)].map(([, line]) => line);
  expect(commands).toEqual(["npm ci && npm start", "npm ci && npm test"]);
  expect(read(".ci/run")).toContain(`\n${commands[1]}\n`);
});
