// The way out of a worker that misbehaves: `NO_WORKER=1 npm run build`.
import { expect, type Page, test } from "@playwright/test";
import { builtId } from "../../support/as-other-build";
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
  const cached = [`offline:/:${builtId()}`];
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

test("a worker that answers nothing is removed too", async ({ page }) => {
  // Of several listeners the first one answers.
  server.rewrite = (text, path) =>
    path === "/sw.js"
      ? `addEventListener("fetch", (event) => event.respondWith(new Promise(() => {})));${text}`
      : text;
  await page.goto(`${server.origin}/`);
  await controlled(page);

  server.rewrite = undefined;
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
