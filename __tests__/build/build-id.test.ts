/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buildId } from "../../src/build/gatsby/build-id";

const folders: string[] = [];

function project(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), "build-id-"));
  folders.push(root);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return root;
}

const files = {
  "gatsby-config.ts": "export default {}",
  "package-lock.json": "{}",
  "src/content/a.md": "One sentence.",
  "src/pages/index.tsx": "page",
  "static/robots.txt": "robots",
};

afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

test("is the same for the same inputs in another folder", () => {
  const root = project(files);
  const copy = `${root}-copy`;
  folders.push(copy);
  cpSync(root, copy, { recursive: true });
  expect(buildId(root, {})).toMatch(/^[0-9a-f]{32}$/);
  expect(buildId(copy, {})).toBe(buildId(root, {}));
});

test.each([
  ["a character of the text", { "src/content/a.md": "One sentence!" }],
  ["a file name", { "src/content/b.md": "One sentence.", "src/content/a.md": "" }],
  ["a dependency", { "package-lock.json": "{ }" }],
  ["a value for scripts", { ".env.production": "GATSBY_PLAN=1" }],
])("changes with %s", (_, change) => {
  expect(buildId(project({ ...files, ...change }), {})).not.toBe(buildId(project(files), {}));
});

test.each([
  ["SITE_URL", { SITE_URL: "https://a.example" }],
  ["PATH_PREFIX", { PATH_PREFIX: "/a" }],
])("changes with the variable %s", (_, env) => {
  const root = project(files);
  expect(buildId(root, env)).not.toBe(buildId(root, {}));
});

test("changes with a variable that scripts contain, and with no other of Gatsby's", () => {
  const page = "export default () => process.env.GATSBY_PLAN;";
  const root = project({ ...files, "src/pages/index.tsx": page });
  expect(buildId(root, { GATSBY_PLAN: "1" })).not.toBe(buildId(root, {}));
  expect(buildId(root, { GATSBY_WORKER_ID: "1" })).toBe(buildId(root, {}));
});

test.each([
  ["a test", "__tests__/a.test.ts"],
  ["a type file that the build writes", "src/gatsby-types.d.ts"],
  ["an editor's hidden file", "src/.DS_Store"],
])("does not change with %s", (_, path) => {
  expect(buildId(project({ ...files, [path]: "x" }), {})).toBe(buildId(project(files), {}));
});
