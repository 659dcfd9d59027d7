/** @jest-environment node */
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { checkDeploy } from "../../scripts/deploy-check";
import { createSiteHandler } from "../../scripts/site-server";

const id = "build-1";
const script = "/app-0123456789abcdef0123.js";
const page = `<!doctype html><meta name="build-id" content="${id}"><p>${"Text ".repeat(400)}`;
const font = "/static/font-0123456789abcdef0123.woff2";
const latest = { id, timestamp: 1 };
const files: Readonly<Record<string, string>> = {
  "/index.html": page,
  "/support.html": page,
  "/404.html": page,
  [script]: "work();".repeat(300),
  [font]: "font",
  "/builds/latest.json": JSON.stringify(latest),
  [`/builds/meta/${id}.json`]: JSON.stringify({
    ...latest,
    routes: ["/", "/support"],
  }),
  [`/builds/files/${id}.json`]: JSON.stringify(["/index.html", script, font]),
};

let root = "";
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "deploy-check-"));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(root + path), { recursive: true });
    writeFileSync(root + path, text);
  }
});
afterAll(() => rmSync(root, { recursive: true }));

/** What is wrong with a host that changes the answers of a good one, where the path fits. */
async function faultsOf(
  paths: RegExp,
  change: (response: ServerResponse) => unknown,
  pathPrefix = "",
) {
  const good = createSiteHandler({ root, pathPrefix });
  const listener: RequestListener = (request, response) => {
    if (paths.test(request.url ?? "")) change(response);
    if (!response.writableEnded) good(request, response);
  };
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  try {
    return await checkDeploy(`http://127.0.0.1:${port}${pathPrefix}/`);
  } finally {
    // Requests may be on their way when the first of them has failed.
    server.closeAllConnections();
    server.close();
  }
}

/** Sends another value of a header, or none. */
const sending = (name: string, value?: string) => (response: ServerResponse) => {
  const set = response.setHeader.bind(response);
  response.setHeader = (header, own) => {
    if (header.toLowerCase() !== name) return set(header, own);
    return value === undefined ? response : set(header, value);
  };
};

test.each<
  [what: string, paths: RegExp, change: (response: ServerResponse) => unknown, fault: string]
>([
  ["is good", /^$/, () => {}, ""],
  [
    "spells Cache-Control in its own way",
    /support/,
    sending("cache-control", "must-revalidate,Public,max-age=0"),
    "",
  ],
  [
    "redirects a page",
    /support/,
    (one) => one.writeHead(301, { Location: "/x" }).end(),
    "/support answers 301, not 200: /x.",
  ],
  [
    "adds a slash",
    /support$/,
    (one) => one.writeHead(308, { Location: "/support/" }).end(),
    "/support answers 308, not 200: /support/. A setting adds the slash",
  ],
  [
    "lists a folder in place of its page",
    /support$/,
    (one) => one.writeHead(200, { "Content-Type": "text/html" }).end("Index of /support"),
    "/support is no page of this site.",
  ],
  [
    "has an error page of its own",
    /no-such/,
    (one) => one.writeHead(404, { "Content-Type": "text/html" }).end("Not Found"),
    "/no-such-page-of-deploy-check is no page of this site.",
  ],
  [
    "knows every path",
    /no-such/,
    (one) => one.writeHead(200).end("home"),
    "/no-such-page-of-deploy-check answers 200, not 404.",
  ],
  ["leaves a header out", /^\/$/, sending("referrer-policy"), "/ comes without Referrer-Policy."],
  [
    "caches latest.json",
    /latest/,
    sending("cache-control", "max-age=600"),
    '/builds/latest.json has Cache-Control "max-age=600", not "no-store".',
  ],
  [
    "does not compress its answer to an unknown path",
    /no-such/,
    (one) => (one.req.headers["accept-encoding"] = ""),
    "",
  ],
  [
    "compresses no script",
    /app-/,
    (one) => (one.req.headers["accept-encoding"] = ""),
    `${script} is not compressed.`,
  ],
  [
    "sends scripts as plain text",
    /app-/,
    sending("content-type", "text/plain"),
    `${script} has the type text/plain, not text/javascript`,
  ],
  [
    "does not know fonts",
    /woff2/,
    (one) => one.writeHead(404).end(),
    `${font} answers 404, not 200.`,
  ],
  [
    "sets a cookie",
    /support/,
    (one) => one.setHeader("Set-Cookie", "a=1"),
    "/support sets a cookie.",
  ],
  [
    "keeps an old latest.json",
    /latest/,
    (one) => one.end('{"id":"build-0"}'),
    "/builds/latest.json names another build.",
  ],
  ["has another site", /^\/$/, (one) => one.end("Hello"), "is no page of this site."],
])("a host that %s", async (_, paths, change, fault) => {
  const faults = await faultsOf(paths, change);
  if (fault === "") expect(faults).toEqual([]);
  else expect(faults.join("\n")).toContain(fault);
});

test("a site below a path is asked for below it", async () => {
  expect(await faultsOf(/^$/, () => {}, "/docs")).toEqual([]);
});

test("an answer that is cut off is named, with its compression", async () => {
  const cutOff = (response: ServerResponse) =>
    response
      .writeHead(200, { "Content-Encoding": "gzip", "Content-Length": 1000, Connection: "close" })
      .end(Buffer.from([0x1f, 0x8b, 8, 0]));
  await expect(faultsOf(/support/, cutOff)).rejects.toThrow(
    /\/support sends an answer that is cut off, or not compressed as it says \(gzip\)/,
  );
});

test("a proxy that Node does not use is named where no answer comes", async () => {
  process.env.HTTPS_PROXY = "http://proxy.example:3128";
  await jest.isolateModulesAsync(async () => {
    const { checkDeploy } = await import("../../scripts/deploy-check");
    await expect(checkDeploy("http://127.0.0.1:9")).rejects.toThrow(
      /^http:\/\/127\.0\.0\.1:9\/ does not answer\.[^]*Node does not use HTTPS_PROXY/,
    );
  });
  delete process.env.HTTPS_PROXY;
});
