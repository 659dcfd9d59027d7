// The way out of a worker that misbehaves: `NO_WORKER=1 npm run build`.
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { type DeployServer, startDeployServer } from "../../support/deploy-server";
import { hydrated } from "../../support/page-errors";
import { cacheNames, controlled } from "../../support/worker-state";
import { madeBuild } from "../../support/site-builds";

test.use({ serviceWorkers: "allow" });

let server: DeployServer;

test.beforeEach(async () => {
  server = await startDeployServer();
});
test.afterEach(() => server.close());

const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test("one visit frees a visitor of the worker, and a later build caches all again", async ({
  page,
}) => {
  await page.goto(`${server.origin}/`);
  await controlled(page);
  const cached = [`offline:/:${madeBuild("A").id}`];
  expect(await cacheNames(page)).toEqual(cached);

  const { root } = madeBuild("workerless");
  server.deploy({ root });
  await page.goto(`${server.origin}/support`);
  await expect.poll(() => workers(page)).toBe(0);
  await expect.poll(() => cacheNames(page)).toEqual([]);

  await page.reload();
  await hydrated(page);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  expect(await workers(page)).toBe(0);

  server.deploy("A");
  await page.goto(`${server.origin}/`);
  await controlled(page);
  expect(await cacheNames(page)).toEqual(cached);
});

test("a worker that answers nothing is removed too", async ({ page }, testInfo) => {
  const mute = testInfo.outputPath("mute");
  cpSync(madeBuild("A").root, mute, { recursive: true });
  const worker = readFileSync(join(mute, "sw.js"), "utf8");
  // Of several listeners the first one answers.
  const first = `addEventListener("fetch", (event) => event.respondWith(new Promise(() => {})));`;
  writeFileSync(join(mute, "sw.js"), first + worker);
  server.deploy({ root: mute });
  await page.goto(`${server.origin}/`);
  await controlled(page);

  const { root } = madeBuild("workerless");
  server.deploy({ root });
  const visit = () =>
    page.goto(`${server.origin}/support`, { timeout: 10_000 }).then(
      (response) => response?.fromServiceWorker(),
      () => undefined,
    );
  await expect.poll(visit, { timeout: 50_000 }).toBe(false);
  await hydrated(page);
  expect(await workers(page)).toBe(0);
});
