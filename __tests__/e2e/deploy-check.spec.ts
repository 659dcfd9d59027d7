import { expect, test } from "@playwright/test";
import { checkDeploy } from "../../scripts/deploy-check";
import { startNginx } from "../support/nginx";
import { lacks } from "../support/programs";

// __tests__/scripts/deploy-check.test.ts has the bad hosts.

test("npm run serve sends what the build asks for", async ({ baseURL }) => {
  expect(await checkDeploy(baseURL ?? "")).toEqual([]);
});

test("nginx with the build's configuration does, too", { tag: "@all" }, async () => {
  test.skip(lacks("nginx"), "No nginx on this machine; test-run.ts says so at the end.");
  const nginx = await startNginx("public", "deploy/nginx.conf");
  try {
    expect(await checkDeploy(nginx.origin)).toEqual([]);
  } finally {
    await nginx.close();
  }
});
