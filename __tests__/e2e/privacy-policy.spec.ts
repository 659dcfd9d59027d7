import { expect, test } from "@playwright/test";
import { routes } from "../../src/site/site";
import { hydrated } from "../support/page-errors";

test("the contents mark the section that is read", { tag: "@all" }, async ({ page }) => {
  await page.goto(routes.privacyPolicy);
  await hydrated(page);
  const contents = page.getByRole("navigation", { name: "Contents" });
  await expect(contents.locator("[aria-current]")).toHaveCount(0);
  for (const link of (await contents.getByRole("link").all()).reverse()) {
    await link.click();
    await expect(link).toHaveAttribute("aria-current", "true");
    await expect(contents.locator("[aria-current]")).toHaveCount(1);
  }
});

test("the contents are folded on a phone only", { tag: "@all" }, async ({ page }) => {
  await page.goto(routes.privacyPolicy);
  const contents = page.getByRole("navigation", { name: "Contents" });
  const link = contents.getByRole("link").first();
  await expect(link).toBeVisible();
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(link).toBeHidden();
  await contents.locator("summary").click();
  await expect(link).toBeVisible();
});

test("the facts on the home page lead to how to check them", { tag: "@all" }, async ({ page }) => {
  await page.goto(routes.home);
  await page.getByRole("link", { name: "no network requests" }).click();
  await expect(page).toHaveURL(`${routes.privacyPolicy}#check-it-yourself`);
  await expect(page.locator("#check-it-yourself h2")).toBeInViewport();
});
