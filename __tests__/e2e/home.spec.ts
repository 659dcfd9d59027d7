import { expect, test } from "@playwright/test";
import { installWords } from "../../src/install/install-words";
import { homeWords } from "../../src/home/home-words";
import { layoutWords } from "../../src/layout/layout-words";
import { isPublished } from "../../src/install/store-address";
import { routes, textFacts } from "../../src/site/site";
import { demoWords } from "../../src/tab-search/sample-tabs";
import { recentTabs } from "../support/demo-tabs";
import { hydrated } from "../support/page-errors";
import { pages } from "../support/screens";
import { pressedShortcut, switcherOn } from "../support/switcher";

const phone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1";

test("headline, the first thing to do and the switcher are in the first view", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  await expect(page.locator("h1")).toBeInViewport();
  const call = isPublished()
    ? page
        .locator("main")
        .getByRole("link", { name: installWords.add("Chrome") })
        .first()
    : page.getByRole("link", { name: homeWords.try });
  await expect(call).toBeInViewport();
  await expect(page.locator("figure").first()).toBeInViewport();
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeInViewport();

  // The call opens the demo, whose field then takes what is typed, as the task says.
  const { field, openButton, figure, options } = switcherOn(page);
  await expect(field).toBeVisible();
  await page.getByRole("link", { name: homeWords.try }).click();
  await expect(field).toBeFocused();
  await page.keyboard.type("lis");
  await page.keyboard.press("Enter");
  await expect(openButton).toBeFocused();
  await expect(figure.getByText(/^Found in 4 keys, \d+\.\d s\.$/)).toBeVisible();
  // From anywhere on the page.
  await page.locator("#install").getByRole("link").first().focus();
  await page.keyboard.press(pressedShortcut);
  await expect(field).toBeFocused();
  // In the other order, other tabs come first.
  const titles = () => options.allTextContents();
  const before = await titles();
  await page.getByRole("radio", { name: homeWords.orders.tabBar }).check();
  await expect.poll(titles).not.toEqual(before);
  expect((await titles()).length).toBe(before.length);
});

test("on a phone the call sends the page to a computer, also before scripts", async ({
  browser,
}) => {
  const page = await browser.newPage({
    userAgent: phone,
    viewport: { width: 360, height: 780 },
    hasTouch: true,
  });
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/");
  await expect(page.getByRole("button", { name: installWords.send }).first()).toBeVisible();
  await expect(page.locator("main").getByRole("link", { name: /^Add to/ })).toHaveCount(0);
  // The demo is in the first view, and what the product costs, asks for and runs on can be read.
  const { drawing } = switcherOn(page);
  for (const part of [
    drawing.getByText(demoWords.placeholder),
    drawing.getByText(recentTabs[0]?.title ?? ""),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
  const text = await page.locator("main").innerText();
  for (const fact of [textFacts.price, textFacts.systems])
    expect(text.toLowerCase()).toContain(fact.toLowerCase());
  const asksFor = page.locator(`main a[href="${routes.privacyPolicy}#permissions"]`);
  await expect(asksFor.first()).toBeVisible();
  await page.close();
});

test("the Limited Use statement is one click away", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await page.locator(`main a[href="${routes.privacyPolicy}#limited-use"]`).click();
  await expect(page.locator("#limited-use")).toBeInViewport();
});

test("navigation marks the current page and works without JavaScript on a phone", async ({
  browser,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await page.goto("/");
  await page
    .getByRole("navigation", { name: layoutWords.mainNavigation, exact: true })
    .getByRole("link", { name: "Support" })
    .click();
  await expect(page).toHaveURL(/\/support$/);
  await expect(page.locator('header [aria-current="page"]')).toHaveText("Support");
  await context.close();
});

test("the skip link is first and leads to the content", async ({ page }) => {
  await page.goto("/support");
  await hydrated(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: layoutWords.skip })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
});

test(
  "the browser's own command prints the whole page, without what only a screen can do",
  { tag: "@all" },
  async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    await page.emulateMedia({ media: "print" });
    for (const part of ["h1", "#compare table", "#reasons", "#keyboard", "#install"]) {
      await expect(page.locator(part)).toBeVisible();
    }
    await expect(page.locator("button:visible")).toHaveCount(0);
  },
);

test(
  "printed, each page has space below the header's line and no grid that ends a sheet mid-line",
  { tag: "@all" },
  async ({ page }) => {
    await page.emulateMedia({ media: "print" });
    for (const { path } of pages) {
      await page.goto(path);
      const gap = await page.evaluate(() => {
        const bottom = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
        return (document.querySelector("h1")?.getBoundingClientRect().top ?? 0) - bottom;
      });
      expect(gap, path).toBeGreaterThanOrEqual(16);
      // Firefox cuts lines in half where a grid row with long texts meets the end of a sheet.
      const tallRows = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>("main *")]
          .filter((element) => ["grid", "flex"].includes(getComputedStyle(element).display))
          .flatMap((grid) => [...grid.children])
          .filter((row) => row.getBoundingClientRect().height > 1000)
          .map((row) => row.outerHTML.slice(0, 80)),
      );
      expect(tallRows, path).toEqual([]);
    }
  },
);
