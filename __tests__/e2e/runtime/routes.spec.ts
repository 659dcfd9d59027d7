import { expect, type Page, test } from "@playwright/test";
import { contactPath, routes } from "../../../src/site/site";
import { collectErrors, hydrated } from "../../support/page-errors";
import { pages, screens, unknownPage } from "../../support/screens";

test(
  "a page with a trailing slash hydrates as the same page",
  { tag: "@all" },
  async ({ page }) => {
    const errors = collectErrors(page);
    await page.goto("/support/?q=keys#shortcuts");
    await hydrated(page);
    await expect(page).toHaveTitle(pages[2].title);
    expect(new URL(page.url()).search + new URL(page.url()).hash).toBe("?q=keys#shortcuts");
    expect(errors).toEqual([]);
  },
);

/**
 * Waits until Gatsby has noted the position, with the next frame, and its router has rendered, before
 * the browser is idle. No visitor goes back sooner.
 */
const rendered = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))),
  );

test("back from the sections of a page scrolls to where the visitor was", async ({ page }) => {
  await page.goto("/privacy-policy");
  await hydrated(page);
  const position = () => page.evaluate(() => window.scrollY);
  const contents = page.locator('nav a[href^="#"]');
  const tops: number[] = [];
  for (const index of [2, 5]) {
    tops.push(await position());
    await contents.nth(index).click();
    await expect.poll(position).not.toBe(tops.at(-1));
    await rendered(page);
  }
  for (const top of tops.reverse()) {
    await page.goBack();
    await expect.poll(position).toBe(top);
    await rendered(page);
  }
  await page.goForward();
  await expect.poll(position).not.toBe(tops.at(-1));
  await rendered(page);
  await page.goBack();
  await expect.poll(position).toBe(tops.at(-1));
});

test("back to a place shows where the visitor had read", { tag: "@all" }, async ({ page }) => {
  await page.goto(contactPath);
  await hydrated(page);
  const position = () => page.evaluate(() => window.scrollY);
  await expect.poll(position).toBeGreaterThan(0);
  const place = Math.round((await position()) / 2);
  await page.evaluate(async (top) => {
    window.scrollTo(0, top);
    // Gatsby notes the position with the next frame.
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }, place);
  await page.evaluate((to) => void window.___navigate(to), routes.home);
  await expect(page).toHaveURL(routes.home);
  await expect(page.locator("h1")).toBeFocused();
  await page.goBack();
  await expect.poll(position).toBe(place);
});

test.describe("the layout", () => {
  for (const { path } of screens) {
    test(
      `frames ${path} with skip link, header, main and footer`,
      { tag: path === routes.home ? [] : "@all" },
      async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole("banner")).toHaveCount(1);
        await expect(page.getByRole("main")).toHaveCount(1);
        await expect(page.getByRole("contentinfo")).toHaveCount(1);
        await page.keyboard.press("Tab");
        await expect(page.locator(":focus")).toHaveAttribute("href", "#main");
      },
    );
  }

  test(
    "marks the current page in the navigation, also after client navigation",
    { tag: "@all" },
    async ({ page }) => {
      await page.goto(routes.support);
      await hydrated(page);
      const current = page.getByRole("banner").locator('nav [aria-current="page"]');
      await expect(current).toHaveAttribute("href", routes.support);
      await page
        .getByRole("banner")
        .locator(`a[href="${routes.gettingStarted}"]`)
        .filter({ visible: true })
        .click();
      await expect(page).toHaveTitle(pages[1].title);
      await expect(current).toHaveAttribute("href", routes.gettingStarted);
    },
  );

  test.describe("on a phone without JavaScript", () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
    test("the navigation reaches every page", { tag: "@all" }, async ({ page }) => {
      for (const { path } of pages) {
        await page.goto(routes.home);
        const link = page.locator(`header a[href="${path}"], footer a[href="${path}"]`);
        await link.filter({ visible: true }).first().click();
        await expect(page).toHaveURL(path);
        const current = page.locator('header [aria-current="page"]');
        await expect(current).toHaveAttribute("href", path);
      }
    });
  });
});

test(
  "no unknown path and no query of a page is requested by client navigation",
  { tag: "@all" },
  async ({ page }) => {
    await page.goto(routes.home);
    await hydrated(page);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.evaluate(() => window.___navigate("/no-such-page?q=1"));
    await expect(page).toHaveTitle(unknownPage.title);
    await page.evaluate(() => window.___navigate("/support?q=tab"));
    await expect(page).toHaveTitle(pages[2].title);
    expect(asked.filter((url) => /no-such-page|q=/.test(url))).toEqual([]);
  },
);

test("links push and replace history entries as in browsers", { tag: "@all" }, async ({ page }) => {
  await page.goto(`${routes.support}?q=tab`);
  await hydrated(page);
  const link = page.locator(`footer a[href="${routes.support}"]`);
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  await link.click();
  await expect(page).toHaveURL(routes.support);
  expect(await entries()).toBe(before + 1);
  await link.click();
  expect(await entries()).toBe(before + 1);
});
