// A host that lets browsers keep every file for ten minutes, as GitHub Pages does, and no worker.
import { expect, type Page, test } from "@playwright/test";
import { routes } from "../../../src/site/site";
import { type DeployServer, startDeployServer } from "../../support/deploy-server";
import { hydrated } from "../../support/page-errors";
import { madeBuild } from "../../support/site-builds";

const { home, support, releaseNotes, privacyPolicy } = routes;

test.use({ serviceWorkers: "block" });

let server: DeployServer;
test.beforeEach(async () => {
  server = await startDeployServer();
  server.cacheControl = "max-age=600";
});
test.afterEach(() => server.close());

/** The build of the page's data; undefined while it is not loaded. */
const dataBuild = (page: Page, path: string) =>
  page.evaluate((of) => window.___loader.loadPageSync(of)?.json?.pageContext?.buildId, path);

/** Whether a link to the page would show it at once. */
const isPrefetched = (page: Page, path: string) =>
  page.evaluate((of) => window.___loader.loadPageSync(of) !== undefined, path);

/** How a visitor who has read two pages comes to the newer build, and the page that he sees then. */
const ways: readonly (readonly [string, string, (page: Page) => Promise<unknown>])[] = [
  ["a reload", support, (page) => page.reload()],
  ["an address", privacyPolicy, (page) => page.goto(server.origin + privacyPolicy)],
  [
    "a link",
    privacyPolicy,
    async (page) => {
      // The page doesn't hear the event until it is idle, nor during a check: say it until it is heard.
      await expect
        .poll(async () => {
          await page.evaluate(() => window.dispatchEvent(new Event("online")));
          return server.paths;
        })
        .toContain(`/builds/meta/${madeBuild("B").id}.json`);
      await page.locator(`a[href="${privacyPolicy}"]`).first().click();
    },
  ],
];

for (const [name, path, come] of ways)
  test(
    `after a deploy, ${name} leads to the newer build, alive, by one document`,
    {
      tag: name === "a link" ? [] : ["@all"],
    },
    async ({ page }) => {
      const documents: string[] = [];
      await page.goto(server.origin + home);
      await hydrated(page);
      await page.locator(`a[href="${support}"]`).first().click();
      await expect(page).toHaveURL(server.origin + support);
      for (const other of [home, privacyPolicy, releaseNotes])
        await expect.poll(() => isPrefetched(page, other)).toBe(true);

      server.deploy("B");
      page.on("request", (request) => {
        if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
      });
      await come(page);
      await expect(page.locator('meta[name="build-id"]')).toHaveAttribute(
        "content",
        madeBuild("B").id,
      );
      await expect(page).toHaveURL(server.origin + path);
      await hydrated(page);
      expect(await dataBuild(page, path)).toBe(madeBuild("B").id);

      // The data of the other pages, too, is the newer build's.
      await page.locator(`a[href="${releaseNotes}"]`).first().click();
      await expect(page).toHaveURL(server.origin + releaseNotes);
      expect(await dataBuild(page, releaseNotes)).toBe(madeBuild("B").id);
      expect(documents).toEqual([path]);
    },
  );
