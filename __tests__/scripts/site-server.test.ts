/** @jest-environment node */
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSiteServer, fileCandidates } from "../../scripts/site-server";

test.each([
  ["/", ["/index.html"]],
  ["?q", ["/index.html"]],
  ["http://host.example", ["/index.html"]],
  ["/support", ["/support", "/support.html", "/support/index.html"]],
  ["/support?q=a/b#c", ["/support", "/support.html", "/support/index.html"]],
  ["/support/", ["/support/index.html", "/support.html"]],
  ["/a%20b.js", ["/a b.js", "/a b.js.html", "/a b.js/index.html"]],
  ["/.well-known/x", ["/.well-known/x", "/.well-known/x.html", "/.well-known/x/index.html"]],
])("%s may be answered by %j", (target, files) => {
  expect(fileCandidates(target)).toEqual(files);
});

test.each([
  ["/%"],
  ["/%ff"],
  ["/a/..%2fsecret"],
  ["/../secret"],
  ["/%2e%2e/secret"],
  ["/..%5csecret"],
  ["/a%00b"],
  ["//secret"],
  ["/.git/config"],
  ["/a/.env"],
  ["secret"],
])("%s leads to no file", (target) => {
  expect(fileCandidates(target)).toEqual([]);
});

test.each([
  ["/_headers", "/_headers"],
  ["/404.html", "/404.html"],
  ["/404", "/404.html"],
])("%s does not lead to %s", (target, file) => {
  expect(fileCandidates(target)).not.toContain(file);
});

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
