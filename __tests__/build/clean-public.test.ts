/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathsIn } from "../../src/build/build-files";
import { removeEarlierFiles, removeEarlierPages } from "../../src/build/clean-public";

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), "clean-public-"))));
afterEach(() => rmSync(root, { recursive: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

const page = (id: string) => `<meta name="build-id" content="${id}">`;
const pageData = (id: string) => `{"result":{"pageContext":{"buildId":"${id}"}}}`;

test("a build begins with pages, hashed files and manifests; other files are written anew", async () => {
  const kept = {
    "/support/index.html": page("before"),
    "/page-data/support/page-data.json": pageData("before"),
    "/app-0123abcd.js": "",
    "/static/pictures/icon.png": "",
    "/builds/latest.json": "{}",
  };
  write({ ...kept, "/proof-of-ownership.html": "code", "/leaflet.pdf": "", "/robots.txt": "" });
  await removeEarlierFiles(root);
  expect([...pathsIn(root)].sort()).toEqual(Object.keys(kept).sort());
});

test("the documents and the data of a page that is gone are removed, other files are not", async () => {
  const kept = {
    "/support/index.html": page("own"),
    "/page-data/support/page-data.json": pageData("own"),
    "/page-data/app-data.json": "{}",
    "/proof-of-ownership.html": "code",
  };
  write({
    ...kept,
    "/about.html": page("before"),
    "/page-data/about/page-data.json": pageData("before"),
  });
  await removeEarlierPages(root, "own");
  expect([...pathsIn(root)].sort()).toEqual(Object.keys(kept).sort());
});
