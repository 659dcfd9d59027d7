import { expect, test } from "@playwright/test";
import { policyLabels } from "../../../src/privacy-policy/policy-labels";
import { routes } from "../../../src/site/site";
import { hydrated } from "../../support/page-errors";

test("a link to the names of what is stored opens them", { tag: "@all" }, async ({ page }) => {
  await page.goto(routes.privacyPolicy);
  const place = page.locator("details#website-storage");
  await expect(place.locator("table")).toBeHidden();
  await hydrated(page);
  await page.locator('main a[href$="#website-storage"]').last().click();
  await expect(place.locator("table")).toBeInViewport();
  await page.goto("about:blank");
  await page.goto(`${routes.privacyPolicy}#website-storage`);
  await expect(place.locator("table")).toBeInViewport();
});

test("the contents are folded on a phone only", { tag: "@all" }, async ({ page }) => {
  await page.goto(routes.privacyPolicy);
  const contents = page.getByRole("navigation", { name: policyLabels.contents });
  const link = contents.getByRole("link").first();
  await expect(link).toBeVisible();
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(link).toBeHidden();
  await contents.locator("summary").click();
  await expect(link).toBeVisible();
});

test("the facts on the home page lead to how to check them", { tag: "@all" }, async ({ page }) => {
  await page.goto(routes.home);
  await page.locator('#at-a-glance a[href$="#check-it-yourself"]').click();
  await expect(page).toHaveURL(`${routes.privacyPolicy}#check-it-yourself`);
  await expect(page.locator("#check-it-yourself h2")).toBeInViewport();
});
