/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { readBuildFiles } from "../../src/build/output/build-files";

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), "build-files-"))));
afterEach(() => rmSync(root, { recursive: true }));

test("a build has all files but those that describe it", () => {
  const own = ["/app-00000001.js", "/favicon.svg", "/index.html", "/static/font-0123.woff2"];
  for (const path of [...own, "/sw.js", "/_headers"]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), "");
  }
  expect(readBuildFiles(root).map(({ path }) => path)).toEqual(own);
});
