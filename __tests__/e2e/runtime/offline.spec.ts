import { expect, type Page, test } from "@playwright/test";
import { routes, site } from "../../../src/site/site";
import { type DeployServer, startDeployServer } from "../../support/deploy-server";
import { collectErrors, hydrated } from "../../support/page-errors";
import { pages, screens, unknownPage } from "../../support/screens";
import { madeBuild } from "../../support/site-builds";
import {
  cacheNames,
  controlled,
  isWorkerUpToDate,
  longestTurn,
  setOffline,
} from "../../support/worker-state";

test.use({ serviceWorkers: "allow" });

let server: DeployServer;
test.beforeEach(async () => {
  server = await startDeployServer();
});
test.afterEach(() => server.close());

/** Visits a page until it asks for nothing more; which build is the newest, it asks last. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(server.origin + path);
  await controlled(page);
  // The page keeps a list of what it has asked for, from the first moment on.
  const hasAsked = () =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/latest.json"));
  await page.waitForFunction(hasAsked, null, { polling: 50 });
  await page.waitForLoadState("networkidle");
}

for (const first of screens) {
  test(
    `after one visit to ${first.path}, every screen opens without a network`,
    { tag: first.path === routes.support ? [] : "@all" },
    async ({ page, context }) => {
      await visit(page, first.path);
      await setOffline(context, server);
      // A visitor's system says at once that it is offline. A busy Chromium may say it late.
      await page.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, "onLine", { get: () => false });
      });
      const errors = collectErrors(page);
      for (const { path, title } of screens) {
        const response = await page.goto(server.origin + path);
        expect(response?.status(), path).toBe(path === unknownPage.path ? 404 : 200);
        expect(response?.fromServiceWorker()).toBe(true);
        await hydrated(page);
        await expect(page).toHaveTitle(title);
        await expect(page.locator("h1")).toHaveCount(1);
      }
      await page.reload();
      await hydrated(page);
      await expect(page.locator("h1")).toHaveCount(1);
      // Once when it is opened, once when it is reloaded.
      const unknown = `Page Not Found: ${unknownPage.path}`;
      expect(errors).toEqual([unknown, unknown]);
    },
  );
}

test("the tab of the first visit goes on by links after the network is gone", async ({
  page,
  context,
}) => {
  await visit(page, "/");
  await setOffline(context, server);
  const errors = collectErrors(page);
  for (const { path, title } of [...pages.slice(1), ...pages.slice(0, 1)]) {
    await page.locator(`a[href="${path}"]`).first().click();
    await expect(page).toHaveTitle(title);
  }
  const loads = await page.evaluate(() => performance.getEntriesByType("navigation").length);
  expect(loads).toBe(1);
  expect(errors).toEqual([]);
});

test("offline, other spellings open the same pages", { tag: "@all" }, async ({ page, context }) => {
  await visit(page, "/");
  await setOffline(context, server);
  const [, , support] = pages;
  for (const path of ["/support/", "/support.html", "/support/index.html", "/support?q=a#b"]) {
    expect((await page.goto(server.origin + path))?.status(), path).toBe(200);
    await hydrated(page);
    await expect(page).toHaveTitle(support.title);
  }
});

test.describe("with a server that fails", () => {
  for (const kind of ["hang", "stall"] as const)
    test(
      `a server that ${kind}s is given 3 s, then the cached page shows`,
      { tag: "@all" },
      async ({ page }) => {
        await page.goto(`${server.origin}/`);
        await controlled(page);
        server.faults = [{ path: /./, kind }];
        const start = Date.now();
        await page.goto(`${server.origin}/support`);
        await hydrated(page);
        await expect(page).toHaveTitle(pages[2].title);
        expect(Date.now() - start).toBeGreaterThan(2900);
        expect(Date.now() - start).toBeLessThan(8000);
      },
    );

  test(
    "a server that answers 503 gets the cached page instead",
    { tag: "@all" },
    async ({ page }) => {
      await page.goto(`${server.origin}/`);
      await controlled(page);
      server.faults = [{ path: /./, kind: "error" }];
      expect((await page.goto(`${server.origin}/support`))?.status()).toBe(200);
      await hydrated(page);
      await expect(page).toHaveTitle(pages[2].title);
    },
  );

  test(
    "a half-deployed build gets no worker, and the site works without it",
    { tag: "@all" },
    async ({ page }) => {
      const errors = collectErrors(page);
      server.faults = [{ path: /^\/page-data\/support\//, kind: "missing" }];
      await page.goto(`${server.origin}/`);
      await hydrated(page);
      const wanted = "/page-data/support/page-data.json";
      await expect.poll(() => server.paths).toContain(wanted);
      await expect.poll(() => server.paths).toContain("/sw.js");
      const hasWorker = () =>
        page.evaluate(async () => Boolean(await navigator.serviceWorker.getRegistration()));
      await expect.poll(hasWorker).toBe(false);
      await expect(page).toHaveTitle(site.name);
      // Gatsby's own report, which may arrive later.
      expect(errors.filter((error) => !error.includes("became redundant"))).toEqual([]);
    },
  );

  test("a full disk leaves a working site", { tag: "@all" }, async ({ page, context }) => {
    const devTools = await context.newCDPSession(page);
    await devTools.send("Storage.overrideQuotaForOrigin", { origin: server.origin, quotaSize: 10 });
    await page.goto(`${server.origin}/`);
    await hydrated(page);
    await expect.poll(() => server.paths).toContain("/sw.js");
    await page.goto(`${server.origin}/support`);
    await hydrated(page);
    await expect(page).toHaveTitle(pages[2].title);
  });

  test("a browser without service workers gets a working site", async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
    });
    const errors = collectErrors(page);
    await page.goto(`${server.origin}/`);
    await hydrated(page);
    expect(errors).toEqual([]);
    expect(server.paths).not.toContain("/sw.js");
  });

  test(
    "a tab is served from the build that it shows, and the two newest builds stay",
    { tag: "@all" },
    async ({ page, context }) => {
      test.setTimeout(60_000 + 2 * longestTurn);
      await page.goto(`${server.origin}/`);
      await controlled(page);
      await hydrated(page);
      const [A, B, C] = [madeBuild("A"), madeBuild("B"), madeBuild("C")];
      const caches = () => cacheNames(page).then((names) => names.sort());
      const cachesOf = (...builds: readonly { id: string }[]) =>
        builds.map(({ id }) => `offline:/:${id}`).sort();
      await expect.poll(caches).toEqual(cachesOf(A));

      server.deploy("B");
      const second = await context.newPage();
      const shown = second.locator('meta[name="build-id"]');
      await second.goto(`${server.origin}/support`);
      await expect(shown).toHaveAttribute("content", B.id);
      await expect.poll(caches).toEqual(cachesOf(A, B));
      // The cache is there before all of its files are.
      const patience = { timeout: longestTurn };
      await expect.poll(() => isWorkerUpToDate(second), patience).toBe(true);

      await setOffline(context, server);
      await page.locator('a[href="/support"]').first().click();
      await expect(page).toHaveTitle(pages[2].title);
      await second.reload();
      await expect(shown).toHaveAttribute("content", B.id);

      await setOffline(context, server, false);
      server.deploy("C");
      await second.reload();
      await expect.poll(caches, patience).toEqual(cachesOf(B, C));
    },
  );
});
