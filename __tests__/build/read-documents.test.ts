/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readDocuments } from "../../src/build/output/read-documents";
import { documentOf } from "../support/fake-worker";

test("a document in `static` that is no page is not read", () => {
  const root = mkdtempSync(join(tmpdir(), "read-documents-"));
  writeFileSync(join(root, "index.html"), documentOf("b1"));
  writeFileSync(join(root, "verification.html"), `<p onclick="a()">verification=1</p>`);
  expect(readDocuments(root)).toEqual([documentOf("b1")]);
  rmSync(root, { recursive: true });
});
