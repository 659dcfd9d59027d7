import { expect, test } from "@playwright/test";
import { checkDeploy } from "../../../scripts/deploy-check";

// __tests__/scripts/deploy-check.test.ts has the bad hosts, nginx.spec.ts has nginx.

test("npm run serve sends what the build asks for", async ({ baseURL }) => {
  expect(await checkDeploy(baseURL ?? "")).toEqual([]);
});
