import { expect, type Page, test } from "@playwright/test";
import { routes } from "../../../src/site/site";
import { hydrated } from "../../support/page-errors";
import { pages, unknownPage } from "../../support/screens";
import { watchShifts } from "./support/demo";

test.use({ serviceWorkers: "block", viewport: { width: 360, height: 640 } });

declare global {
  interface Window {
    atFirst: Promise<number>;
  }
}

/** Counts the elements below the next page's heading when that heading appears. */
async function watchNextHeading(page: Page): Promise<void> {
  await page.evaluate(() => {
    const before = document.querySelector("h1");
    window.atFirst = new Promise((resolve) => {
      const changed = new MutationObserver(() => {
        const heading = document.querySelector("h1");
        if (!heading || heading === before) return;
        changed.disconnect();
        const others = "main :is(section, article, form, details, input, select)";
        resolve(document.querySelectorAll(others).length);
      });
      changed.observe(document, { childList: true, subtree: true });
    });
  });
}

const othersAtFirst = (page: Page) => page.evaluate(() => window.atFirst);
const footerLink = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`);

for (const path of [
  routes.gettingStarted,
  routes.support,
  routes.releaseNotes,
  routes.privacyPolicy,
]) {
  test(
    `${path} shows its heading first after a tap`,
    { tag: path === routes.support ? [] : "@all" },
    async ({ page }) => {
      await page.goto(routes.home);
      await hydrated(page);
      await watchNextHeading(page);
      await footerLink(page, path).click();
      expect(await othersAtFirst(page)).toBe(0);
      await expect(page.locator("h1")).toBeFocused();
      await expect(page.locator("main section, main article").first()).toBeAttached();
    },
  );
}

test("a link to a place of a page, and back, show the whole page at once", async ({ page }) => {
  const { privacyPolicy, support, home } = routes;
  await page.goto(support);
  await hydrated(page);
  await watchNextHeading(page);
  await page.evaluate((to) => window.___navigate(to), `${privacyPolicy}#third-parties`);
  expect(await othersAtFirst(page)).toBeGreaterThan(0);
  await expect(page.locator("#third-parties")).toBeInViewport();

  // A click in the footer would scroll there.
  await page.evaluate((to) => void window.___navigate(to), home);
  await expect(page).toHaveURL(home);
  await expect(page.locator("h1")).toBeFocused();
  await watchNextHeading(page);
  await page.goBack();
  expect(await othersAtFirst(page)).toBeGreaterThan(0);
  await expect(page.locator("#third-parties")).toBeInViewport();
});

test.describe("the font", () => {
  const font = "**/*.woff2";
  const family = (page: Page) =>
    page.evaluate(async () => {
      const { fonts } = document;
      const isLoaded = [...fonts].some(
        ({ family, status }) => family.includes("Grotesk") && status === "loaded",
      );
      return isLoaded && fonts.check('1em "Schibsted Grotesk"');
    });

  test("is in use at the end of each first visit, and nothing asks for it early", async ({
    page,
  }) => {
    for (const { path } of pages) {
      await page.goto(path);
      await expect.poll(() => family(page), path).toBe(true);
      await expect(page.locator("h1")).toHaveCSS("font-family", /^"?Schibsted Grotesk/);
      await expect(page.locator('link[as="font"]')).toHaveCount(0);
    }
  });

  for (const width of [320, 360, 412, 600, 768, 834, 1024, 1280, 1440])
    test(
      `moves nothing at ${width} px when it comes a second late`,
      { tag: width === 360 ? [] : "@all" },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.route(font, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 1000));
          await route.continue();
        });
        const shifts = await watchShifts(page);
        for (const { path } of [...pages, unknownPage]) {
          await page.goto(path);
          await hydrated(page);
          await expect.poll(() => family(page), path).toBe(true);
          await page.evaluate(() => new Promise(requestAnimationFrame));
          expect(await shifts(), path).toBeLessThanOrEqual(0.02);
        }
      },
    );
});
