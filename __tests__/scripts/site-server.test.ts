/** @jest-environment node */
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSiteServer, fileCandidates } from "../../scripts/site-server";

// hosting.spec.ts asks the server itself.
test.each([
  ["/docs/support.html", "/support.html"],
  ["/docs", "/index.html"],
  ["/docsupport", undefined],
  ["/support", undefined],
])("below the prefix /docs, %s is answered by %s", (target, file) => {
  expect(fileCandidates(target, "/docs")[0]).toBe(file);
});

test("a build beside the server changes the policy with the documents", async () => {
  const root = mkdtempSync(join(tmpdir(), "site-server-"));
  const write = (script: string, time: number) => {
    writeFileSync(join(root, "index.html"), `<script>${script}</script>`);
    utimesSync(join(root, "index.html"), time, time);
  };
  write("one()", 1);
  const server = createSiteServer({ root }).listen(0, "localhost");
  try {
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const policy = async () =>
      (await fetch(`http://localhost:${port}/`)).headers.get("Content-Security-Policy");
    const before = await policy();
    write("two()", 2);
    expect(await policy()).not.toBe(before);
  } finally {
    server.close();
    rmSync(root, { recursive: true });
  }
});
