/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { createElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { finishDocuments } from "../../src/build/output/finish-documents";

let root: string;
const inPublic = (path: string) => join(root, path);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "finish-documents-"));
  mkdirSync(inPublic("support"));
  writeFileSync(inPublic("index.html"), "home");
  writeFileSync(inPublic("support/index.html"), "support");
});
afterEach(() => rmSync(root, { recursive: true }));

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
  // When React no longer leaves any, finishDocuments need not remove them.
  expect(html.includes(0)).toBe(true);
  writeFileSync(inPublic("support/index.html"), html);
  await finishDocuments(root);
  for (const path of ["support.html", "support/index.html"]) {
    const finished = readFileSync(inPublic(path), "utf8");
    expect(finished.includes("\0")).toBe(false);
    for (const text of paragraphs) expect(finished).toContain(`<p>${text}</p>`);
  }
});

test("documents are at their clean addresses too", async () => {
  await finishDocuments(root);
  expect(readdirSync(root).sort()).toEqual(["index.html", "support", "support.html"]);
  expect(readFileSync(inPublic("support.html"), "utf8")).toBe("support");
});
