import { expect, test } from "@playwright/test";
import { installLabels } from "../../../src/install/install-labels";
import { installSource } from "../../../src/install/store-address";
import { searchLabels } from "../../../src/site-search/search-labels";
import { routes } from "../../../src/site/site";
import { hydrated } from "../../support/page-errors";
import { namedUserAgents } from "../../support/user-agents";

test.use({ userAgent: namedUserAgents.androidChrome });

test("at 360 px the last line of the search is not cut", { tag: "@all" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(routes.support);
  await hydrated(page);
  await page.getByRole("banner").getByRole("button").click();
  const line = page.getByRole("dialog").getByText(searchLabels.scope);
  await expect(line).toBeVisible();
  expect(await line.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
});

test("a tablet has no install button in the header", { tag: "@all" }, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 780 });
  await page.goto(routes.support);
  await expect(page.getByRole("banner").getByRole("button")).toBeVisible();
  await expect(
    page.getByRole("banner").getByRole("link", { name: installLabels.short }),
  ).toBeHidden();
});

test.describe("a computer", () => {
  test.use({ userAgent: undefined });
  test("has the install button in half a window", { tag: "@all" }, async ({ page }) => {
    test.skip(installSource("Chrome") === null, "Chrome has no store page.");
    await page.setViewportSize({ width: 683, height: 780 });
    await page.goto(routes.support);
    await expect(
      page.getByRole("banner").getByRole("link", { name: installLabels.short }),
    ).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(683);
  });
});
