/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import packageJson from "../../package.json";

const root = join(__dirname, "../..");
const documents = [
  "README.md",
  "CONTRIBUTING.md",
  ...readdirSync(join(root, "docs"))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
];
const read = (path: string) => readFileSync(join(root, path), "utf8");

test.each(documents)("%s names only commands that exist", (path) => {
  const scripts: Readonly<Record<string, string>> = packageJson.scripts;
  const named = [...read(path).matchAll(/npm (?:run )?(start|test|(?<=run )[\w:-]+)/g)];
  for (const [, script = ""] of named) expect(Object.keys(scripts)).toContain(script);
});

test.each(documents)("%s links only to files that exist", (path) => {
  // Examples are in fenced blocks, and link to pages of the site rather than to files.
  const prose = read(path).replace(/^ *```[\s\S]*?^ *```/gm, "");
  for (const [, target = ""] of prose.matchAll(/\]\((?!https?:|#|\/)([^)#]+)[^)]*\)/g)) {
    expect(existsSync(join(root, dirname(path), target)) ? "exists" : target).toBe("exists");
  }
});

const files = ["src", "__tests__", "scripts"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) =>
    `${folder}/${file}`.replaceAll("\\", "/"),
  ),
);

/** The names of code files in a text that no file has. */
function missingFiles(text: string): readonly string[] {
  const exists = (name: string) =>
    existsSync(join(root, name)) || files.some((file) => `/${file}`.endsWith(`/${name}`));
  return [...text.matchAll(/(?<![\w/.*-])[\w][\w/-]*(?:\.\w+)*\.(?:tsx?|mjs|css)\b/g)]
    .map(([name]) => name)
    .filter((name) => !exists(name));
}

test("comments of the source name only files that exist", () => {
  for (const file of files.filter((name) => /^src\/(?!content\/).*\.(tsx?|css)$/.test(name)))
    for (const [comment] of read(file).matchAll(/(?:^|\s)\/\/.*|\/\*[\s\S]*?\*\//g))
      expect([file, ...missingFiles(comment)]).toEqual([file]);
});

test.each([
  // The files in it are examples.
  ...documents.filter((path) => path !== "docs/changes.md"),
  "__tests__/support/README.md",
])("%s names only files that exist", (path) => {
  expect(missingFiles(read(path))).toEqual([]);
});

test("continuous integration runs the README's test command to the letter", () => {
  const commands = [...read("README.md").matchAll(/```sh\n(.*)\n```/g)].map(([, line]) => line);
  expect(commands).toEqual(["npm ci && npm start", "npm ci && npm test"]);
  expect(read(".ci/run")).toContain(`\n${commands[1]}\n`);
});
