import { expect, type Page, test } from "@playwright/test";
import { routes } from "../../src/site/site";
import { hydrated } from "../support/page-errors";

test.use({ serviceWorkers: "block", viewport: { width: 360, height: 640 } });

declare global {
  interface Window {
    paintStates: (string | undefined)[];
    firstFrame: Readonly<{ others: number; isFocused: boolean }>;
  }
}

/** Notes each state of the first paint that the root element was in. */
async function notePaintStates(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.paintStates = [];
    new MutationObserver(() =>
      window.paintStates.push(document.documentElement.dataset.paint),
    ).observe(document, { attributeFilter: ["data-paint"], subtree: true });
  });
}

const paintStates = (page: Page) => page.evaluate(() => window.paintStates);
const putOffAndThere = ["first", "rest", undefined];

test.beforeEach(({ page }) => notePaintStates(page));

test("a page from its top puts off what is far below until it is painted", async ({ page }) => {
  await page.goto(routes.privacyPolicy);
  await expect.poll(() => paintStates(page)).toEqual(putOffAndThere);
  const skipped = await page
    .locator("main section")
    .evaluateAll(
      (sections) =>
        sections.filter((section) => !section.checkVisibility({ contentVisibilityAuto: true }))
          .length,
    );
  expect(skipped).toBe(0);
});

test("so does the next page", async ({ page }) => {
  await page.goto(`${routes.support}#contact`);
  await hydrated(page);
  await page.locator(`footer a[href="${routes.privacyPolicy}"]`).click();
  await expect(page.locator("h1")).toBeFocused();
  await expect.poll(() => paintStates(page)).toEqual(putOffAndThere);
  await expect(page.locator("#changes")).toBeAttached();
});

for (const path of [
  routes.gettingStarted,
  routes.support,
  routes.releaseNotes,
  routes.privacyPolicy,
]) {
  test(`${path} answers a click with its heading, before anything else of it`, async ({ page }) => {
    await page.goto(routes.home);
    await hydrated(page);
    await page.evaluate(() => {
      const before = document.querySelector("h1");
      const changed = new MutationObserver(() => {
        const heading = document.querySelector("h1");
        if (!heading || heading === before) return;
        changed.disconnect();
        const others = "main :is(section, article, form, details, input, select)";
        window.firstFrame = {
          others: document.querySelectorAll(others).length,
          isFocused: document.activeElement === heading,
        };
      });
      changed.observe(document, { childList: true, subtree: true });
    });
    await page.locator(`footer a[href="${path}"]`).click();
    await expect(page.locator("h1")).toBeFocused();
    expect(await page.evaluate(() => window.firstFrame)).toEqual({ others: 0, isFocused: false });
  });
}

test("a place of a page, a reload and going back have every height at once", async ({ page }) => {
  const { privacyPolicy, support } = routes;
  await page.goto(`${privacyPolicy}#third-parties`);
  await hydrated(page);
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(1000);
  expect(await paintStates(page)).toEqual([]);
  await page.reload();
  await hydrated(page);
  expect(await paintStates(page)).toEqual([]);

  await page.locator(`footer a[href="${support}"]`).click();
  await expect(page.locator("h1")).toBeFocused();
  await expect.poll(() => paintStates(page)).toEqual(putOffAndThere);
  const left = await page.evaluate(() => scrollY);
  expect(left).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/third-parties$/);
  await expect(page.locator("#third-parties")).toBeInViewport();
  expect(await paintStates(page)).toEqual(putOffAndThere);
});

test("going back to a scrolled page is going back to its place", async ({ page }) => {
  await page.goto(routes.privacyPolicy);
  await hydrated(page);
  const link = page.locator(`main a[href="${routes.support}"], footer a[href="${routes.support}"]`);
  await link.last().scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(1000);
  // The router notes the place of a page a moment after it is scrolled.
  await page.waitForTimeout(300);
  await link.last().click();
  await expect(page).toHaveURL(/support$/);
  await expect(page.locator("h1")).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/privacy-policy$/);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(place));
});

test("without scripts nothing is put off", async ({ request }) => {
  const html = await (await request.get(routes.privacyPolicy)).text();
  expect(html).not.toMatch(/<html[^>]*data-paint/);
});
