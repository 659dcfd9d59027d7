/** @jest-environment node */
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSiteServer } from "../../scripts/site-server";

let root: string;
let server: Server;

function writeBuild(script: string, time: number): void {
  for (const name of ["index.html", "404.html"]) {
    writeFileSync(join(root, name), `<meta name="build-id" content="a"><script>${script}</script>`);
    utimesSync(join(root, name), time, time);
  }
}

/** Asks a new server of the build for an address. */
async function start(pathPrefix = ""): Promise<(path: string) => Promise<Response>> {
  server = createSiteServer({ root, pathPrefix }).listen(0, "localhost");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return (path) => fetch(`http://localhost:${port}${path}`);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "site-server-"));
  writeBuild("one()", 1);
});

afterEach(() => {
  server.close();
  rmSync(root, { recursive: true });
});

// hosting.spec.ts asks for everything else.
test("below a prefix, only what begins with it is answered", async () => {
  const ask = await start("/docs");
  const statuses = [
    "/docs",
    "/docs/",
    "/docs/index.html",
    "/docsindex.html",
    "/index.html",
    "/",
  ].map(async (path) => (await ask(path)).status);
  expect(await Promise.all(statuses)).toEqual([200, 200, 200, 404, 404, 404]);
});

test("a build beside the server changes the policy with the documents", async () => {
  const ask = await start();
  const policy = async () => (await ask("/")).headers.get("Content-Security-Policy");
  const before = await policy();
  writeBuild("two()", 2);
  expect(await policy()).not.toBe(before);
});
