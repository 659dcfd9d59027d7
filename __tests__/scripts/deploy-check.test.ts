/** @jest-environment node */
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
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
function writeBuild(address: string): void {
  const page = (path: string, text: string) =>
    `<!doctype html><html><head><meta charset="utf-8"><meta name="build-id" content="${id}">` +
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
  const manifest = { id, timestamp: 1, routes: ["/", "/support"] };
  for (const [path, text] of Object.entries({
    ...files,
    "/sw.js": `caches.open("${id}")`,
    "/builds/latest.json": JSON.stringify({ id, timestamp: 1 }),
    [`/builds/meta/${id}.json`]: JSON.stringify({
      ...manifest,
      files: Object.fromEntries(hashes),
    }),
  })) {
    mkdirSync(dirname(root + path), { recursive: true });
    writeFileSync(root + path, text);
  }
}

/** What is wrong, by question, with a host that treats the requests of a good one like this. */
async function faultsOf(
  host: (good: RequestListener) => RequestListener,
  timeout?: number,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const server = createServer(host(createSiteHandler({ root }))).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  writeBuild(address);
  try {
    const findings = await checkDeploy(address, timeout);
    return Object.fromEntries(
      findings
        .filter(({ wrong }) => wrong.length > 0)
        .map(({ question, wrong }) => [
          question,
          wrong.map((line) => line.replaceAll(address, "<site>")),
        ]),
    );
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

type Request = Parameters<RequestListener>[0];
type Response = Parameters<RequestListener>[1];

/** A host that changes what it is asked for or what it sends, where the path fits. */
const changing =
  (paths: RegExp, change: (request: Request, response: Response) => void) =>
  (good: RequestListener): RequestListener =>
  (request, response) => {
    if (paths.test(request.url ?? "")) change(request, response);
    good(request, response);
  };

/** A host that answers by itself, where the path fits. */
const answering =
  (paths: RegExp, answer: (response: Response) => void) =>
  (good: RequestListener): RequestListener =>
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

const redirecting = (paths: RegExp, location: string) =>
  answering(paths, (response) => response.writeHead(302, { Location: location }).end());

const packed = (paths: RegExp, body: Buffer) =>
  answering(paths, (response) =>
    response
      .writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Content-Encoding": "gzip" })
      .end(body),
  );

/** A host that has the script with Brotli, too. */
const withBrotli =
  (body: Buffer) =>
  (good: RequestListener): RequestListener =>
  (request, response) =>
    /^\/app-/.test(request.url ?? "") && request.headers["accept-encoding"] === "br"
      ? response.writeHead(200, { "Content-Encoding": "br" }).end(body)
      : good(request, response);

const answers = "Everything answers at its address";
const cached = "Everything is cached as long as it may be";
const whole = "Everything is as it was built";
const ofOneBuild = `Everything is of one build, ${id}`;
const typed = "Everything has its type";
const revalidated = "public, max-age=0, must-revalidate";

test("a good host passes every question", async () => {
  expect(await faultsOf((good) => good)).toEqual({});
});

test("a host that leads from the slash at the end to the page passes, too", async () => {
  expect(await faultsOf(redirecting(/^\/support\/$/, "/support"))).toEqual({});
});

test.each<
  readonly [
    what: string,
    host: (good: RequestListener) => RequestListener,
    faults: Readonly<Record<string, readonly string[]>>,
  ]
>([
  [
    "sends broken gzip",
    packed(/^\/support$/, Buffer.from("not gzip")),
    { [answers]: ["/support: its gzip is broken (incorrect header check)."] },
  ],
  [
    "cuts its gzip",
    packed(/^\/support$/, gzipSync("x".repeat(5000)).subarray(0, 30)),
    { [answers]: ["/support: its gzip is broken (unexpected end of file)."] },
  ],
  [
    "compresses twice",
    packed(/^\/support$/, gzipSync(gzipSync("x".repeat(5000)))),
    { [answers]: ["/support: compressed twice with gzip."] },
  ],
  [
    "sends broken gzip for the home page",
    packed(/^\/$/, Buffer.from("not gzip")),
    { "The home page answers": ["<site>/: its gzip is broken (incorrect header check)."] },
  ],
  [
    "sends Brotli to whoever asks for gzip",
    sending(/^\/support$/, /content-encoding/i, "br"),
    { [answers]: ["/support: sent as br, although gzip was asked for."] },
  ],
  [
    "sends broken Brotli to whoever asks for that",
    withBrotli(Buffer.from("not Brotli")),
    { [answers]: [expect.stringMatching(/^\/app-.*: its br is broken \(.+\)\.$/) as never] },
  ],
  [
    "has an old file with Brotli",
    withBrotli(brotliCompressSync("old();")),
    {
      [answers]: [
        `${script}: another file with Brotli than with gzip: delete old .br and .gz files.`,
      ],
    },
  ],
  [
    "keeps search engines away by a header",
    changing(/^/, (_, response) => response.setHeader("X-Robots-Tag", "noindex")),
    {
      "Search engines may list the pages": [
        "/, /support: X-Robots-Tag keeps search engines away, unless this is a preview.",
      ],
    },
  ],
  [
    "adds a policy of its own",
    changing(/^/, (_, response) => {
      const set = response.setHeader.bind(response);
      response.setHeader = (name, own) =>
        set(name, /^content-security/i.test(name) ? [String(own), "default-src 'self'"] : own);
    }),
    {
      "The policy allows what the pages carry": [
        "Two policies are sent. Browsers obey both: take away the one of the host.",
      ],
    },
  ],
  [
    "limits how much is asked",
    answering(/^\/(support|app)/, (response) => response.writeHead(429).end()),
    {
      [answers]: [
        `/support, /support/, ${script}: it answers 429: the host limits how much is asked. Try again later.`,
      ],
    },
  ],
  [
    "adds a slash to the addresses of pages",
    redirecting(/^\/support$/, "/support/"),
    { [answers]: ["/support: it redirects to the address with / at its end."] },
  ],
  [
    "knows no page with a slash at its end",
    changing(/^\/support\/$/, (request) => (request.url = "/gone")),
    { [answers]: ["/support/: it answers 404."] },
  ],
  [
    "leads the worker elsewhere",
    redirecting(/^\/sw\.js$/, "/worker.js"),
    { [answers]: ["/sw.js: it redirects to /worker.js."] },
  ],
  [
    "leads to another host",
    redirecting(/^\/support$/, "https://other.example/support"),
    { [answers]: ["/support: it redirects to https://other.example/support."] },
  ],
  [
    "is at another host",
    redirecting(/^/, "https://other.example/"),
    { "The home page answers": ["<site>/: it redirects to https://other.example/."] },
  ],
  [
    "leads a page to itself",
    redirecting(/^\/support$/, "/support"),
    { [answers]: ["/support: it redirects to itself, or away from its query."] },
  ],
  [
    "leads a page to an address that is not HTTP",
    redirecting(/^\/support$/, "mailto:a@b.example"),
    { [answers]: ["/support: it redirects to mailto:a@b.example."] },
  ],
  [
    "stops in the middle of a page",
    answering(/^\/support$/, (response) => {
      response.writeHead(200, { "Content-Length": 5000 }).write("begun");
      setTimeout(() => response.destroy(), 20);
    }),
    { [answers]: ["/support: no whole answer (aborted)."] },
  ],
  [
    "caches everything for ten minutes",
    sending(/^/, /cache-control/i, "max-age=600"),
    {
      [cached]: [
        'Cache-Control is "max-age=600" for every file: see docs/deploy.md for your host.',
      ],
    },
  ],
  [
    "caches a page and page data for a year",
    sending(/^\/(support$|page-data)/, /cache-control/i, "max-age=31536000"),
    {
      [cached]: [
        `/support, /page-data/index/page-data.json: Cache-Control is "max-age=31536000", not "${revalidated}".`,
      ],
    },
  ],
  [
    "names no character set",
    sending(/^\/(support\/?)?$/, /^content-type$/i, "text/html"),
    { [typed]: ["/, /support, /support/: sent with no charset, not charset=utf-8."] },
  ],
  [
    "sends scripts as text",
    sending(/\.js$/, /^content-type$/i, "text/plain; charset=utf-8"),
    { [typed]: [`/sw.js, ${script}: sent as text/plain, not text/javascript.`] },
  ],
  [
    "sets a cookie",
    changing(/^/, (_, response) => response.setHeader("Set-Cookie", "__bm=1; Path=/")),
    {
      "No cookies are set": [
        "/, /support and 9 more: sets the cookie __bm, although the privacy policy promises none.",
      ],
    },
  ],
  [
    "sends scripts without compression",
    changing(/\.js$/, (request) => delete request.headers["accept-encoding"]),
    {
      "Texts are compressed": [
        `${script}: sent without compression: turn on gzip or Brotli for its type.`,
      ],
    },
  ],
  [
    "rewrites a document",
    answering(/^\/support$/, (response) =>
      response
        .writeHead(200, {
          "Content-Type": "text/html; charset=utf-8",
          "Cache-Control": revalidated,
        })
        .end(`<!doctype html><meta name="build-id" content="${id}"><p>Short.</p>`),
    ),
    {
      [whole]: [
        "/support: not as it was built: copy it again, or turn off what rewrites or optimises files.",
      ],
      "The headers of the build are sent": expect.any(Array) as never,
    },
  ],
  [
    "has lost a script",
    changing(/^\/app-/, (request) => (request.url = "/gone")),
    { [answers]: [`${script}: it answers 404.`] },
  ],
  [
    "has other page data at the address that pages ask for",
    changing(/page-data\.json\?build-1$/, (request) => (request.url = "/robots.txt")),
    {
      [whole]: [
        "/page-data/index/page-data.json: not as it was built: copy it again, or turn off what rewrites or optimises files.",
      ],
      [typed]: expect.any(Array) as never,
    },
  ],
  [
    "has lost a page",
    changing(/^\/support\/?$/, (request) => (request.url = "/gone")),
    { [answers]: ["/support, /support/: it answers 404."] },
  ],
  [
    "keeps an old latest.json",
    answering(/^\/builds\/latest\.json/, (response) =>
      response
        .writeHead(200, { "Content-Type": "application/json", "Cache-Control": "no-store" })
        .end('{"id":"build-0","timestamp":0}'),
    ),
    {
      [ofOneBuild]: [
        `/builds/latest.json: it says build-0, the home page ${id}: an incomplete deploy or a cache.`,
      ],
      "The headers of the build are sent": expect.any(Array) as never,
    },
  ],
  ...[
    "[]",
    '{"id":"build-1","routes":5,"files":{}}',
    '{"id":"build-1","routes":["/"],"files":{"/a.js":1}}',
    '{"id":"build-1","routes":["/"],"files":null}',
  ].map(
    (text) =>
      [
        `has ${text} for a list of files`,
        answering(/^\/builds\/meta/, (response) =>
          response.writeHead(200, { "Content-Type": "application/json" }).end(text),
        ),
        expect.objectContaining({
          [answers]: expect.arrayContaining([
            `/builds/meta/${id}.json: it is not the list of files of build ${id}.`,
          ]) as never,
        }) as never,
      ] as const,
  ),
  [
    "answers every address with the home page",
    changing(/^/, (request) => (request.url = "/")),
    {
      [answers]: [
        "/getting-started, /support and 9 more: it is answered as if it were an unknown path.",
        "/no-such-page-of-deploy-check, /no-such-script-0123456789abcdef0123.js: an unknown path answers 200, not 404: remove the rewrite to index.html.",
        "Without the list of files, scripts, pictures and page data are not checked: copy all of public/.",
      ],
    },
  ],
  [
    "has a page of its own for unknown paths",
    answering(/no-such-page/, (response) => response.writeHead(404).end("Not found")),
    expect.objectContaining({
      [ofOneBuild]: [`/no-such-page-of-deploy-check: not of the home page's build, ${id}.`],
    }) as never,
  ],
  [
    "sends no headers of ours",
    sending(/^/, /policy|options|transport|cache-control/i),
    {
      "The headers of the build are sent": [
        "None of them arrives: see docs/deploy.md for your host.",
      ],
      [cached]: ["Cache-Control is missing for every file: see docs/deploy.md for your host."],
    },
  ],
  [
    "sends one header wrong and one not at all",
    (good) =>
      sending(
        /^/,
        /referrer-policy/i,
        "unsafe-url",
      )(sending(/^/, /x-content-type|permissions/i)(good)),
    {
      "The headers of the build are sent": [
        expect.stringMatching(
          /more: X-Content-Type-Options, Permissions-Policy are missing\.$|more: Permissions-Policy, X-Content-Type-Options are missing\.$/,
        ) as never,
        expect.stringMatching(/more: Referrer-Policy is "unsafe-url", not /) as never,
      ],
    },
  ],
  [
    "answers with headers of a proxy, too",
    (good) =>
      sending(
        /^/,
        /x-content-type/i,
        "nosniff, nosniff",
      )(sending(/^/, /opener/i, "same-origin, same-origin")(good)),
    {
      "The headers of the build are sent": [
        expect.stringMatching(
          /more: X-Content-Type-Options, Cross-Origin-Opener-Policy sent twice: by a proxy, too\?$/,
        ) as never,
      ],
    },
  ],
  [
    "remembers HTTPS for longer, and forbids proxies to change files",
    (good) =>
      sending(
        /^/,
        /strict-transport/i,
        "max-age=63072000; includeSubDomains; preload",
      )(sending(/^\/support/, /cache-control/i, `${revalidated}, no-transform`)(good)),
    {},
  ],
  [
    "remembers HTTPS for a day",
    sending(/^/, /strict-transport/i, "max-age=86400"),
    {
      "The headers of the build are sent": [
        expect.stringMatching(/more: Strict-Transport-Security is "max-age=86400", not /) as never,
      ],
    },
  ],
  [
    "caches missing scripts for a year",
    answering(/no-such-script/, (response) =>
      response.writeHead(404, { "Cache-Control": "max-age=31536000, immutable" }).end(),
    ),
    {
      [cached]: [`A script that is missing is cached for 31536000 s: send "${revalidated}".`],
    },
  ],
  [
    "answers missing scripts with the home page",
    changing(/no-such-script/, (request) => (request.url = "/")),
    {
      [answers]: [
        "/no-such-script-0123456789abcdef0123.js: an unknown path answers 200, not 404: remove the rewrite to index.html.",
      ],
    },
  ],
  [
    "sends pages as downloads",
    changing(/^\/support$/, (_, response) =>
      response.setHeader("Content-Disposition", 'attachment; filename="support.html"'),
    ),
    { [typed]: ["/support: sent as a download: take the header Content-Disposition away."] },
  ],
  [
    "knows no types",
    sending(/^/, /^content-type$/i, "application/octet-stream"),
    {
      [typed]: [
        "/, /support and 9 more: sent without its type: does the host know the types of files?",
      ],
    },
  ],
  [
    "has an empty file",
    answering(/^\/support$/, (response) => response.writeHead(200).end()),
    { [answers]: ["/support: it is empty: copy it again."] },
  ],
  [
    "sends packed files without saying so",
    answering(/^\/app-/, (response) => response.writeHead(200).end(gzipSync("work();"))),
    { [answers]: [`${script}: sent as gzip without the header Content-Encoding.`] },
  ],
  [
    "may not read a file",
    answering(/^\/app-/, (response) => response.writeHead(403).end()),
    {
      [answers]: [
        `${script}: it answers 403: the host may not read the file, or refuses programs.`,
      ],
    },
  ],
  [
    "refuses unknown paths",
    answering(/no-such-page/, (response) => response.writeHead(403).end()),
    {
      [answers]: [
        "/no-such-page-of-deploy-check: an unknown path should answer 404, but it answers 403: the host may not read the file, or refuses programs.",
      ],
    },
  ],
  [
    "sends the policy of another build",
    sending(/^/, /content-security-policy/i, "default-src 'none'"),
    {
      "The policy allows what the pages carry": [
        "It lacks 1 of the pages' own parts: the headers are of another build.",
      ],
    },
  ],
])("a host that %s is told so, in a line for each cause", async (_, host, faults) => {
  expect(await faultsOf(host)).toEqual(faults);
});

/** A host with a build for another address, which depends on its own. */
const built =
  (address: (host?: string) => string) =>
  (good: RequestListener): RequestListener => {
    let isWritten = false;
    return (request, response) => {
      if (!isWritten) writeBuild(address(request.headers.host));
      isWritten = true;
      good(request, response);
    };
  };

test("a site that was built for another address is told so in one line", async () => {
  const faults = await faultsOf(built(() => "https://elsewhere.example"));
  expect(faults).toEqual({
    "Canonical addresses are those of the site": [
      "/, /support: the canonical address is at https://elsewhere.example. Build with SITE_URL=<site>, or redirect this name to that one.",
    ],
  });
});

test("a site that was built for another path is told so in one line", async () => {
  const faults = await faultsOf(built((host) => `http://${host}/docs`));
  expect(faults).toEqual({
    "Canonical addresses are those of the site": [
      "/, /support: built for <site>/docs, not for <site>: check PATH_PREFIX.",
    ],
  });
});

test.each(["", "/", "/index.html", "/?utm_source=a", "/#top"])(
  "an address with %j at its end is that of the site",
  async (ending) => {
    const server = createServer(createSiteHandler({ root })).listen(0, "localhost");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    writeBuild(`http://localhost:${port}`);
    const findings = await checkDeploy(`HTTP://LOCALHOST:${port}${ending}`);
    server.closeAllConnections();
    server.close();
    expect(findings.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
  },
);

test("two servers with different builds, and an old home page, are told so in one line", async () => {
  const older = "build-0";
  const mixed = (isOlder: (path: string, turn: number) => boolean) => {
    let turn = 0;
    return (good: RequestListener): RequestListener =>
      (request, response) => {
        const { url = "/" } = request;
        if (!/^\/(support)?$/.test(url) || !isOlder(url, (turn += 1)))
          return good(request, response);
        response.writeHead(200, { "Content-Type": "text/html" });
        response.end(`<!doctype html><meta name="build-id" content="${older}">`);
      };
  };
  expect(await faultsOf(mixed((_, turn) => turn % 2 === 1))).toEqual({
    "Everything is of one build": [
      "build-0 and build-1 answer in turn: several servers, or a deploy that is not finished.",
    ],
  });
  expect(await faultsOf(mixed((path) => path === "/"))).toEqual({
    "Everything is of one build": [
      "/: it is of build-0, other pages of build-1: a cache or an incomplete deploy.",
    ],
  });
});

test("a build for previews is told so", async () => {
  const faults = await faultsOf((good) => (request, response) => {
    if (request.url === "/") {
      const home = join(root, "index.html");
      const text = readFileSync(home, "utf8");
      if (!text.includes("noindex"))
        writeFileSync(
          home,
          text.replace("<style>", '<meta name="robots" content="noindex"><style>'),
        );
    }
    good(request, response);
  });
  expect(faults["Search engines may list the pages"]).toEqual([
    "/: built with NOINDEX, as a preview is: build without it.",
  ]);
});

test("a host without HTTPS is told so when it is asked for that", async () => {
  const server = createServer(() => undefined).listen(0, "127.0.0.1");
  await once(server, "listening");
  const [finding] = await checkDeploy(
    `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
  );
  server.closeAllConnections();
  server.close();
  expect(finding?.wrong).toEqual([
    expect.stringMatching(/: no HTTPS is spoken there: is the port right\?$/),
  ]);
});

test("the address of a page in place of the site's is told so", async () => {
  const server = createServer(createSiteHandler({ root })).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  writeBuild(address);
  const findings = await checkDeploy(`${address}/support`);
  server.closeAllConnections();
  server.close();
  expect(findings).toEqual([
    {
      question: "The home page answers",
      wrong: [`${address}/support/: it is a page of ${address}. Check that address.`],
    },
  ]);
});

test("a host that leaves a page without an answer is told so", async () => {
  const silent = answering(/^\/support$/, () => undefined);
  expect((await faultsOf(silent, 2000))[answers]).toEqual(["/support: no whole answer in 2 s."]);
});

test("a host that is not there is one finding", async () => {
  const [finding, ...others] = await checkDeploy("http://127.0.0.1:9");
  expect(others).toEqual([]);
  expect(finding?.wrong).toEqual([expect.stringMatching(/ECONNREFUSED/)]);
});

describe("the command", () => {
  const former = process.exitCode;
  let lines: string[] = [];
  beforeEach(() => {
    lines = [];
    const note = (line: string) => void lines.push(line);
    jest.spyOn(console, "log").mockImplementation(note);
    jest.spyOn(console, "error").mockImplementation(note);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    process.exitCode = former;
  });

  test.each([
    ["has passed", () => Promise.resolve([{ question: "A", wrong: [] }]), 0],
    ["has found something", () => Promise.resolve([{ question: "A", wrong: ["b"] }]), 1],
    ["has asked nothing", () => Promise.resolve([]), 1],
    ["never ends", () => new Promise<never>(() => undefined), 1],
  ])("ends as it should when the check %s", async (_, check, code) => {
    await Promise.race([reportDeploy("https://a.example", check), Promise.resolve()]);
    await new Promise(setImmediate);
    expect(process.exitCode).toBe(code);
  });

  test.each(["", "www.example.org", "ftp://example.org", "http://"])(
    "asks for an address in place of %p",
    async (address) => {
      await reportDeploy(address);
      expect([process.exitCode, lines]).toEqual([2, [expect.stringContaining("Say which site")]]);
    },
  );
});
