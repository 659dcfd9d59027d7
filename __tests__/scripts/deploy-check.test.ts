/** @jest-environment node */
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { checkDeploy, reportDeploy } from "../../scripts/deploy-check";
import { createSiteHandler } from "../../scripts/site-server";

const script = "/app-0123456789abcdef0123.js";
const id = "build-1";
let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "deploy-check-"));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Writes a whole build of two pages for this address. */
function writeBuild(address: string, head = ""): void {
  const page = (path: string, text: string) =>
    `<!doctype html><html><head><meta charset="utf-8"><meta name="build-id" content="${id}">${head}` +
    `<link rel="canonical" href="${address}${path}"><style>a{}</style></head><body>` +
    `<main>${text.repeat(400)}</main><script src="${script}"></script></body></html>`;
  const files: Record<string, string> = {
    "/index.html": page("/", "Home "),
    "/support.html": page("/support", "Support "),
    "/support/index.html": page("/support", "Support "),
    "/404.html": page("/404", "Page not found "),
    "/page-data/index/page-data.json": '{"path":"/"}',
    [script]: "work();".repeat(300),
    "/icon.png": "icon",
    "/robots.txt": "User-agent: *\n",
  };
  const hashes = Object.entries(files).map(([path, text]) => [
    path,
    createHash("sha256").update(text).digest("hex"),
  ]);
  const latest = { id, timestamp: 1 };
  const manifest = { ...latest, routes: ["/", "/support"], files: Object.fromEntries(hashes) };
  for (const [path, text] of Object.entries({
    ...files,
    "/sw.js": `caches.open("${id}")`,
    "/builds/latest.json": JSON.stringify(latest),
    [`/builds/meta/${id}.json`]: JSON.stringify(manifest),
  })) {
    mkdirSync(dirname(root + path), { recursive: true });
    writeFileSync(root + path, text);
  }
}

type Host = (good: RequestListener) => RequestListener;

/** What is wrong, by question, with a host that treats the requests of a good one like this. */
async function faultsOf(host: Host, { ending = "", head = "", timeout = 5000 } = {}) {
  const server = createServer(host(createSiteHandler({ root }))).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  writeBuild(address, head);
  try {
    const findings = await checkDeploy(address + ending, timeout);
    const wrong = findings.filter((finding) => finding.wrong.length > 0);
    return Object.fromEntries(wrong.map((finding) => [finding.question, finding.wrong.join("\n")]));
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

type Request = Parameters<RequestListener>[0];
type Response = Parameters<RequestListener>[1];

/** A host that changes what it is asked for or what it sends, where the path fits. */
const changing =
  (paths: RegExp, change: (request: Request, response: Response) => void): Host =>
  (good) =>
  (request, response) => {
    if (paths.test(request.url ?? "")) change(request, response);
    good(request, response);
  };

/** A host that answers by itself, where the path fits. */
const answering =
  (paths: RegExp, answer: (response: Response) => void): Host =>
  (good) =>
  (request, response) =>
    paths.test(request.url ?? "") ? answer(response) : good(request, response);

/** A host that sends other headers than the build's, or none if there is no value. */
const sending = (paths: RegExp, header: RegExp, value?: string) =>
  changing(paths, (_, response) => {
    const set = response.setHeader.bind(response);
    response.setHeader = (name, own) => {
      if (!header.test(name)) return set(name, own);
      return value === undefined ? response : set(name, value);
    };
  });

const answers = "Everything answers at its address";
const cached = "Everything is cached as long as it may be";
const ofOneBuild = `Everything is of one build, ${id}`;
const typed = "Everything has its type";
const headers = "The headers of the build are sent";

test.each<readonly [what: string, host: Host, ending: string]>([
  ["is asked for its home page by name", (good) => good, "/index.html"],
  [
    "leads from the slash at the end to the page",
    answering(/^\/support\/$/, (response) =>
      response.writeHead(302, { Location: "/support" }).end(),
    ),
    "",
  ],
  [
    "remembers HTTPS for longer, and for subdomains",
    sending(/^/, /^strict/i, "max-age=63072000; includeSubDomains"),
    "",
  ],
])("a host that %s passes every question", async (_, host, ending) => {
  expect(await faultsOf(host, { ending })).toEqual({});
});

test.each<readonly [what: string, host: Host, question: string, wrong: string]>([
  [
    "has lost a script",
    changing(/^\/app-/, (request) => (request.url = "/gone")),
    answers,
    `${script}: it answers 404.`,
  ],
  [
    "has an empty file",
    answering(/^\/icon/, (response) => response.end()),
    answers,
    "/icon.png: it is empty.",
  ],
  [
    "leads a page elsewhere",
    answering(/^\/support$/, (response) =>
      response.writeHead(302, { Location: "/support/" }).end(),
    ),
    answers,
    "/support: it redirects to /support/.",
  ],
  [
    "answers unknown paths with the home page",
    changing(/^\/no-such/, (request) => (request.url = "/")),
    answers,
    "an unknown path answers 200, not 404.",
  ],
  [
    "keeps an old latest.json",
    answering(/latest/, (response) => response.end('{"id":"build-0"}')),
    ofOneBuild,
    `/builds/latest.json: it is not of the home page’s build, ${id}.`,
  ],
  [
    "keeps an old page",
    answering(/^\/support$/, (response) =>
      response.end('<meta name="build-id" content="build-0">'),
    ),
    ofOneBuild,
    `/support: it is not of the home page’s build, ${id}.`,
  ],
  [
    "rewrites a page",
    answering(/^\/support$/, (response) =>
      response.end(`<meta name="build-id" content="${id}"><p>Short.</p>`),
    ),
    "Everything is as it was built",
    "/support: it is not as it was built",
  ],
  [
    "sends scripts as text",
    sending(/\.js$/, /^content-type$/i, "text/plain; charset=utf-8"),
    typed,
    "it is sent as text/plain; charset=utf-8, not text/javascript; charset=utf-8.",
  ],
  [
    "names no character set",
    sending(/^\/support$/, /^content-type$/i, "text/html"),
    typed,
    "/support: it is sent as text/html, not text/html; charset=utf-8.",
  ],
  [
    "sends one header wrong and one not at all",
    (good) =>
      sending(/^\/support$/, /^referrer/i, "origin")(sending(/^\/support$/, /^x-content/i)(good)),
    headers,
    "/support: missing or wrong: X-Content-Type-Options, Referrer-Policy.",
  ],
  [
    "adds a policy of its own",
    changing(/^/, (_, response) => {
      const set = response.setHeader.bind(response);
      response.setHeader = (name, own) =>
        set(name, /^content-security/i.test(name) ? [String(own), "default-src 'self'"] : own);
    }),
    "The policy allows what the pages carry",
    "the policy lacks inline parts",
  ],
  [
    "caches a page for a year",
    sending(/^\/support$/, /^cache-control$/i, "max-age=31536000"),
    cached,
    '/support: Cache-Control is "max-age=31536000", not "public, max-age=0, must-revalidate".',
  ],
  [
    "caches missing scripts for a year",
    sending(/^\/no-such-script/, /^cache-control$/i, "max-age=31536000"),
    cached,
    'Cache-Control is "max-age=31536000" for what is missing.',
  ],
  [
    "sets a cookie",
    changing(/^/, (_, response) => response.setHeader("Set-Cookie", "__bm=1; Path=/")),
    "No cookies are set",
    "it sets a cookie, although the privacy policy promises none.",
  ],
  [
    "sends scripts without compression",
    changing(/\.js$/, (request) => delete request.headers["accept-encoding"]),
    "Texts are compressed",
    `${script}: it is sent without compression.`,
  ],
  [
    "keeps search engines away by a header",
    changing(/^/, (_, response) => response.setHeader("X-Robots-Tag", "noindex")),
    "Search engines may list the pages",
    "/, /support: search engines are kept away, as from a preview.",
  ],
])("a host that %s is found out", async (_, host, question, wrong) => {
  expect((await faultsOf(host))[question]).toContain(wrong);
});

test("a build for previews, and one for another address, are found out", async () => {
  const head =
    '<meta name="robots" content="noindex"><link rel="canonical" href="https://a.test/">';
  expect(await faultsOf((good) => good, { head })).toEqual({
    "Search engines may list the pages":
      "/, /support: search engines are kept away, as from a preview.",
    "Canonical addresses are those of the site": expect.stringMatching(
      /^\/, \/support: its canonical address is at https:\/\/a\.test, not at http.*PATH_PREFIX\.$/,
    ) as string,
  });
});

test("a page that never answers is found out", async () => {
  const silent = answering(/^\/support$/, () => undefined);
  const faults = await faultsOf(silent, { timeout: 1000 });
  expect(faults[answers]).toMatch(/^\/support: no whole answer \(.*timeout\)\.$/);
});

test("a host whose Content-Encoding is not that of the body is told the name of the header", async () => {
  const broken = answering(/^\/support$/, (response) =>
    response.setHeader("Content-Encoding", "gzip").end("not packed"),
  );
  expect((await faultsOf(broken))[answers]).toMatch(
    /^\/support: the header Content-Encoding is "gzip", but the body is not \(.*\)\.$/,
  );
});

test.each([
  ["a host that is not there", "http://127.0.0.1:9", "no whole answer"],
  ["an address without the site", "", "it names no build"],
])("%s is one finding", async (_, address, wrong) => {
  const server = createServer((_, response) => response.end("Hello")).listen(0, "127.0.0.1");
  await once(server, "listening");
  const other = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await checkDeploy(address || other)).toEqual([
    { question: "The site answers", wrong: [expect.stringContaining(wrong)] },
  ]);
  server.closeAllConnections();
  server.close();
});

test.each([
  ["has passed", () => Promise.resolve([{ question: "A", wrong: [] }]), 0],
  ["has found something", () => Promise.resolve([{ question: "A", wrong: ["b"] }]), 1],
  ["never ends", () => new Promise<never>(() => undefined), 1],
])("the command ends as it should when the check %s", async (_, check, code) => {
  jest.spyOn(console, "log").mockImplementation(() => undefined);
  const former = process.exitCode;
  await Promise.race([reportDeploy("https://a.example", check), Promise.resolve()]);
  await new Promise(setImmediate);
  expect(process.exitCode).toBe(code);
  process.exitCode = former;
  jest.restoreAllMocks();
});
