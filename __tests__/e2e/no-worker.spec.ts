// The way out of a worker that misbehaves: `NO_WORKER=1 npm run build`.
import { expect, type Page, test } from "@playwright/test";
import { createSiteHandler } from "../../scripts/site-server";
import { builtId } from "../support/as-other-build";
import { type FaultyServer, startFaultyServer } from "../support/faulty-server";
import { hydrated } from "../support/page-errors";
import { cacheNames, controlled } from "../support/worker-state";
import { madeBuild } from "../support/site-builds";

test.use({ serviceWorkers: "allow" });

let server: FaultyServer;

test.beforeEach(async () => {
  server = await startFaultyServer();
});
test.afterEach(() => server.close());

const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test("one visit frees a visitor of the worker, and a later build caches all again", async ({
  page,
}) => {
  await page.goto(`${server.origin}/`);
  await controlled(page);
  const cached = [`offline:/:${builtId()}`];
  expect(await cacheNames(page)).toEqual(cached);

  const { root } = madeBuild("workerless");
  server.faults.deployed = createSiteHandler({ root });
  await page.goto(`${server.origin}/support`);
  await expect.poll(() => workers(page)).toBe(0);
  await expect.poll(() => cacheNames(page)).toEqual([]);

  await page.reload();
  await hydrated(page);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  expect(await workers(page)).toBe(0);

  delete server.faults.deployed;
  await page.goto(`${server.origin}/`);
  await controlled(page);
  expect(await cacheNames(page)).toEqual(cached);
});

test("a worker that answers nothing is removed too", async ({ page }) => {
  // Of several listeners the first one answers.
  server.faults.rewrite = (text, path) =>
    path === "/sw.js"
      ? `addEventListener("fetch", (event) => event.respondWith(new Promise(() => {})));${text}`
      : text;
  await page.goto(`${server.origin}/`);
  await controlled(page);

  delete server.faults.rewrite;
  const { root } = madeBuild("workerless");
  server.faults.deployed = createSiteHandler({ root });
  const visit = () =>
    page.goto(`${server.origin}/support`, { timeout: 10_000 }).then(
      (response) => response?.fromServiceWorker(),
      () => undefined,
    );
  await expect.poll(visit, { timeout: 50_000 }).toBe(false);
  await hydrated(page);
  expect(await workers(page)).toBe(0);
});
