// The whole site below a path, as on a project page: `PATH_PREFIX=/tabdart npm run build`.
import { expect, test } from "@playwright/test";
import { routes } from "../../../src/site/site";
import { type DeployServer, startDeployServer } from "../../support/deploy-server";
import { collectErrors, hydrated } from "../../support/page-errors";
import { pages, screens, unknownPage } from "../../support/screens";
import {
  cacheNames,
  controlled,
  isWorkerUpToDate,
  longestTurn,
  setOffline,
} from "../../support/worker-state";
import { madeBuild, pathPrefix } from "../../support/site-builds";

test.use({ serviceWorkers: "allow" });

let server: DeployServer;
const address = (path: string) => server.origin + pathPrefix + path;
const buildId = 'meta[name="build-id"]';

test.beforeEach(async () => {
  server = await startDeployServer({ ...madeBuild("prefixed"), pathPrefix });
});
test.afterEach(() => server.close());

for (const { path, title } of screens) {
  test(`${path} lives below the prefix, asks for nothing outside it and leads nowhere else`, async ({
    page,
  }) => {
    const errors = collectErrors(page);
    const response = await page.goto(address(path));
    expect(response?.status()).toBe(path === unknownPage.path ? 404 : 200);
    await hydrated(page);
    await controlled(page);
    await expect(page).toHaveTitle(title);
    const hrefs = await page
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(hrefs.length).toBeGreaterThan(5);
    expect(hrefs.filter((href) => !href?.startsWith(`${pathPrefix}/`))).toEqual([]);
    const pictures = await page
      .locator("picture :is(source, img)")
      .evaluateAll((parts) =>
        parts.map((part) => part.getAttribute("srcset") ?? part.getAttribute("src") ?? ""),
      );
    expect(pictures.filter((one) => !one.startsWith(`${pathPrefix}/static/`))).toEqual([]);
    expect(server.paths.filter((one) => !one.startsWith(`${pathPrefix}/`))).toEqual([]);
    expect(errors.filter((error) => !error.startsWith("Page Not Found: "))).toEqual([]);
  });
}

test("the search offers no page that is open", async ({ page }) => {
  for (const { path } of pages) {
    await page.goto(address(path));
    await hydrated(page);
    await page.keyboard.press("Control+k");
    const options = page.getByRole("dialog").getByRole("option");
    await expect(options.first()).toBeVisible();
    const hrefs = await options.evaluateAll((all) => all.map((one) => one.getAttribute("href")));
    expect(hrefs.map((href) => href?.replace(/(.)\/$/, "$1"))).not.toContain(
      (pathPrefix + path).replace(/(.)\/$/, "$1"),
    );
  }
});

test("after one visit every screen opens without a network", async ({ page, context }) => {
  await page.goto(address(routes.support));
  await controlled(page);
  await page.waitForLoadState("networkidle");
  await setOffline(context, server);
  for (const { path, title } of screens) {
    const response = await page.goto(address(path));
    expect(response?.fromServiceWorker()).toBe(true);
    await hydrated(page);
    await expect(page).toHaveTitle(title);
  }
});

test("a newer build is noticed, and the next link loads its document from it", async ({ page }) => {
  test.setTimeout(60_000 + longestTurn);
  await page.goto(address(routes.home));
  await controlled(page);
  await hydrated(page);
  const next = madeBuild("prefixed texts");
  server.deploy({ ...next, pathPrefix });
  // The page doesn't hear the event until it is idle, nor during a check: say it until it is heard.
  await expect
    .poll(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event("online")));
      return server.paths;
    })
    .toContain(`${pathPrefix}/builds/meta/${next.id}.json`);
  await page.locator(`a[href="${pathPrefix}${routes.support}"]`).first().click();
  await expect(page.locator(buildId)).toHaveAttribute("content", next.id);
  await expect(page).toHaveURL(address(routes.support));
  const nextCache = `offline:${pathPrefix}/:${next.id}`;
  await expect.poll(() => cacheNames(page)).toContain(nextCache);
  await expect.poll(() => isWorkerUpToDate(page), { timeout: longestTurn }).toBe(true);
});
