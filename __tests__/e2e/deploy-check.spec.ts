import { expect, test } from "@playwright/test";
import { checkDeploy } from "../../scripts/deploy-check";
import { cacheControls } from "../../src/build/response-headers";
import { startCaddy } from "../support/caddy";
import { startNginx } from "../support/nginx";
import { lacks } from "../support/programs";

// __tests__/scripts/deploy-check.test.ts has the bad hosts.

/** What is wrong, by question. The tests' own address is none that a build is made for. */
async function faultsAt(address: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const findings = await checkDeploy(address);
  expect(findings.length).toBeGreaterThan(5);
  return Object.fromEntries(
    findings
      .filter(({ question, wrong }) => wrong.length > 0 && !question.startsWith("Canonical"))
      .map(({ question, wrong }) => [question, wrong]),
  );
}

test("npm run serve passes every question about the build", async ({ baseURL }) => {
  expect(await faultsAt(baseURL ?? "")).toEqual({});
});

test("nginx with the build's configuration passes every question", { tag: "@all" }, async () => {
  test.skip(lacks("nginx"), "test-run.ts names it.");
  const nginx = await startNginx("public", "deploy/nginx.conf");
  try {
    expect(await faultsAt(nginx.origin)).toEqual({});
  } finally {
    await nginx.close();
  }
});

test(
  "Caddy with the kit's Caddyfile passes every question, and a missing script is not cached",
  { tag: "@all" },
  async () => {
    test.skip(lacks("caddy"), "test-run.ts names it.");
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
  },
);
