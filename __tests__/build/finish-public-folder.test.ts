/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { createElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { finishPublicFolder, webpackStats } from "../../src/build/finish-public-folder";

let directory: string;
const inPublic = (path: string) => join(directory, "public", path);

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "finish-public-folder-"));
  mkdirSync(inPublic("support"), { recursive: true });
  mkdirSync(join(directory, ".cache"));
  writeFileSync(inPublic("webpack.stats.json"), "{}");
  writeFileSync(inPublic("index.html"), "home");
  writeFileSync(inPublic("support/index.html"), "support");
});
afterEach(() => rmSync(directory, { recursive: true }));

/** What React's stream writer makes of so many paragraphs, as Gatsby writes it to a file. */
function rendered(paragraphs: readonly string[]): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const target = new Writable({
      write(chunk: Buffer, _, done) {
        chunks.push(Buffer.from(chunk));
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    const elements = paragraphs.map((text, key) => createElement("p", { key }, text));
    const { pipe } = renderToPipeableStream(createElement("main", null, elements), {
      onAllReady: () => pipe(target),
      onError: reject,
    });
  });
}

test("the NUL bytes that React leaves between letters beyond Latin are removed, the text is not", async () => {
  const paragraphs = Array.from({ length: 400 }, (_, number) => `${number} タブ検索`);
  const html = await rendered(paragraphs);
  // When React no longer leaves any, finishPublicFolder need not remove them.
  expect(html.includes(0)).toBe(true);
  writeFileSync(inPublic("support/index.html"), html);
  await finishPublicFolder(directory);
  for (const path of ["support.html", "support/index.html"]) {
    const finished = readFileSync(inPublic(path), "utf8");
    expect(finished.includes("\0")).toBe(false);
    for (const text of paragraphs) expect(finished).toContain(`<p>${text}</p>`);
  }
});

test("documents are at their clean addresses too, and files that only the build uses are gone", async () => {
  const leftovers = ["chunk-map.json", "workbox-v4", "app-00.js.map", "app-00.js.LICENSE.txt"];
  for (const name of leftovers) writeFileSync(inPublic(name), "");
  mkdirSync(inPublic("_gatsby"));
  await finishPublicFolder(directory);
  expect(readdirSync(join(directory, "public")).sort()).toEqual([
    ...["index.html", "support", "support.html"],
  ]);
  expect(readFileSync(inPublic("support.html"), "utf8")).toBe("support");
  expect(readFileSync(join(directory, webpackStats), "utf8")).toBe("{}");
});
