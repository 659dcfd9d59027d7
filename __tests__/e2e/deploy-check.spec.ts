import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { checkDeploy } from "../../scripts/deploy-check";
import { cacheControls } from "../../src/build/response-headers";
import { createSiteHandler } from "../../scripts/site-server";
import { routes } from "../../src/site/site";
import { startCaddy } from "../support/caddy";
import { hasProgram } from "../support/has-program";
import { startNginx } from "../support/nginx";

/** What is wrong, by question. The tests' own address is none that a build is made for. */
async function faultsAt(address: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const findings = await checkDeploy(address);
  expect(findings.length).toBeGreaterThan(0);
  return Object.fromEntries(
    findings
      .filter(({ question, wrong }) => wrong.length > 0 && !question.startsWith("Canonical"))
      .map(({ question, wrong }) => [question, wrong]),
  );
}

async function served<Result>(
  listener: RequestListener,
  ask: (address: string) => Promise<Result>,
): Promise<Result> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  try {
    return await ask(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const good = () => createSiteHandler({ root: "public" });

test("a good host passes every question", async () => {
  expect(await served(good(), faultsAt)).toEqual({});
});

test("nginx with the build's configuration passes every question", async () => {
  test.skip(!hasProgram("nginx") && !process.env.CI, "No nginx here. CI never skips this.");
  const nginx = await startNginx("public", "deploy/nginx.conf");
  try {
    expect(await faultsAt(nginx.origin)).toEqual({});
  } finally {
    await nginx.close();
  }
});

test("Caddy with the kit's Caddyfile passes every question, and a missing script is not cached", async () => {
  test.skip(!hasProgram("caddy") && !process.env.CI, "No Caddy here. CI never skips this.");
  const caddy = await startCaddy("public");
  try {
    expect(await faultsAt(caddy.origin)).toEqual({});
    const missing = await fetch(`${caddy.origin}/app-0123456789abcdef0123.js`);
    expect(missing.status).toBe(404);
    expect(missing.headers.get("cache-control")).toBe(cacheControls.revalidated);
    expect(missing.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect((await fetch(caddy.origin, { method: "POST" })).status).toBe(405);
  } finally {
    await caddy.close();
  }
});

const hosts: readonly (readonly [
  what: string,
  host: () => RequestListener,
  questions: RegExp[],
])[] = [
  [
    "answers every address with the home page",
    () => {
      const handler = good();
      return (request, response) => {
        request.url = "/";
        handler(request, response);
      };
    },
    [/of one build/, /unknown path/, /service worker/],
  ],
  [
    "sends no headers of ours",
    () => {
      const handler = good();
      return (request, response) => {
        const set = response.setHeader.bind(response);
        response.setHeader = (name, value) =>
          /policy|cache/i.test(name) ? response : set(name, value);
        handler(request, response);
      };
    },
    [/build's headers/, /policy allows/, /cached as long/],
  ],
  [
    "lacks a script",
    () => {
      const handler = good();
      return (request, response) => {
        if (/^\/app-/.test(request.url ?? "")) request.url = "/gone";
        handler(request, response);
      };
    },
    [/there and whole/],
  ],
];

for (const [what, host, questions] of hosts)
  test(`reports a host that ${what}`, async () => {
    const faults = Object.keys(await served(host(), faultsAt));
    for (const question of questions)
      expect(faults).toContainEqual(expect.stringMatching(question));
  });

test("a page names itself or the page in its place as canonical, and no address elsewhere", async () => {
  const root = mkdtempSync(join(tmpdir(), "deploy-check-"));
  cpSync("public", root, { recursive: true });
  const canonicalIn = async (address: string) => {
    const findings = await checkDeploy(address);
    return findings.find(({ question }) => question.startsWith("Canonical"))?.wrong;
  };
  /** Writes the canonical address of each page. */
  const write = (canonicalOf: (route: string) => string) => {
    for (const route of Object.values(routes)) {
      const file = join(root, route === "/" ? "index.html" : `${route}.html`);
      const html = readFileSync(file, "utf8");
      const link = /<link[^>]*rel="canonical"[^>]*>/.exec(html)?.[0] ?? "";
      expect(link).not.toBe("");
      const written = link.replace(/href="[^"]*"/, `href="${canonicalOf(route)}"`);
      writeFileSync(file, html.replace(link, written));
    }
  };
  try {
    await served(createSiteHandler({ root }), async (address) => {
      write((route) => address + (route === routes.support ? routes.privacyPolicy : route));
      expect(await canonicalIn(address)).toEqual([]);
      write((route) => `https://elsewhere.example${route}`);
      expect(await canonicalIn(address)).toHaveLength(Object.keys(routes).length);
    });
  } finally {
    rmSync(root, { recursive: true });
  }
});

test("a host that is not there is one finding, and no crash", async () => {
  const [finding, ...others] = await checkDeploy("http://127.0.0.1:9");
  expect([finding?.question, others]).toEqual(["The site answers", []]);
  expect(finding?.wrong).not.toEqual([]);
});
