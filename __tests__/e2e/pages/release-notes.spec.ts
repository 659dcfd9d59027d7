import { expect, test } from "@playwright/test";
import { releaseSlug } from "../../../src/release-notes/release-versions";
import { collectErrors, hydrated } from "../../support/page-errors";
import { versions } from "../../support/site-texts";

const third = versions[Math.min(2, versions.length - 1)] ?? "";
const oldest = releaseSlug(versions.at(-1) ?? "");

test.skip(versions.length === 0, "No version is shown yet.");

test("newest first, with a permalink for each version", async ({ page }) => {
  const errors = collectErrors(page);
  await page.goto("/release-notes");
  await hydrated(page);
  const dates = await page
    .locator("article time")
    .evaluateAll((times) => times.map((time) => time.getAttribute("datetime") ?? ""));
  expect(dates).toEqual([...dates].sort().reverse());
  await page.getByRole("link", { name: third, exact: true }).first().click();
  await expect(page).toHaveURL(`/release-notes#${releaseSlug(third)}`);
  await expect(page.locator(`#${releaseSlug(third)}`)).toBeInViewport();
  expect(errors).toEqual([]);
});

test("the permalink of the oldest version works by address", { tag: "@all" }, async ({ page }) => {
  await page.goto(`/release-notes#${oldest}`);
  await expect(page.locator(`#${oldest}`)).toBeInViewport();
});
