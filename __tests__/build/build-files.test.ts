/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { readBuildFiles } from "../../src/build/build-files";

const own = "/app-00000000000000000001.js";
const ofEarlierBuild = "/app-00000000000000000002.js";
const font = "/static/font-0123.woff2";
const [shown, shownLater, removed] = ["a", "b", "c"].map(
  (name) => `/static/pictures/${name}-480-0123.webp`,
) as [string, string, string];

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), "build-files-"))));
afterEach(() => rmSync(root, { recursive: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

const paths = () => readBuildFiles(root, new Set([own, font])).map(({ path }) => path);

test("a build has its own hashed files, not those that an earlier build has left", () => {
  write({ [own]: "", [ofEarlierBuild]: "", [font]: "", "/favicon.svg": "", "/index.html": "" });
  expect(paths()).toEqual([own, "/favicon.svg", "/index.html", font]);
});

test("a picture counts as long as a document or other data names it", () => {
  write({
    "/index.html": `<img src="/docs${shown}" srcset="/docs${shown} 480w">`,
    "/releases/older-1.json": JSON.stringify({ src: shownLater }),
    ...{ [shown]: "", [shownLater]: "", [removed]: "" },
  });
  expect(paths()).toEqual(["/index.html", "/releases/older-1.json", shown, shownLater]);
});
