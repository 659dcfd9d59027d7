import { expect, test } from "@playwright/test";
import { checkDeploy } from "../../scripts/deploy-check";
import { startNginx } from "../support/nginx";
import { lacks } from "../support/programs";

// __tests__/scripts/deploy-check.test.ts has the bad hosts.

/** What is wrong, by question. The tests' own address is not one that a build is made for. */
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
  test.skip(lacks("nginx"), "No nginx on this machine; test-run.ts says so at the end.");
  const nginx = await startNginx("public", "deploy/nginx.conf");
  try {
    expect(await faultsAt(nginx.origin)).toEqual({});
  } finally {
    await nginx.close();
  }
});
