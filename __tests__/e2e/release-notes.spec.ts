import { expect, test } from "@playwright/test";
import { releaseFiles } from "../../src/site/release-files";
import { releaseWords } from "../../src/release-notes/release-words";
import { releaseSlug } from "../../src/release-notes/release-data";
import { collectErrors, hydrated } from "../support/page-errors";
import { versions } from "../support/site-texts";

/** How many versions are new since the one that the visitor has: two, or all but the first. */
const newOnes = Math.min(2, versions.length - 1);
const third = versions[newOnes] ?? "";
const summary = newOnes > 0 ? releaseWords.newSince(newOnes, third) : releaseWords.upToDate(third);
const oldest = releaseSlug(versions.at(-1) ?? "");

// Unit tests show what the page says then.
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

test("the visitor’s version can be typed before scripts run", { tag: "@all" }, async ({ page }) => {
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/release-notes");
  // Where scripts fail, the page reloads once.
  await page.waitForFunction(
    () =>
      performance.getEntriesByType("navigation").map((one) => one.toJSON().type)[0] === "reload",
  );
  await page.getByRole("textbox", { name: releaseWords.since }).fill(third);
  await page.unroute("**/*.js");
  await page.getByRole("button", { name: releaseWords.showNew }).click();
  await expect(page).toHaveURL(new RegExp(`/release-notes/?\\?from=${third}$`));
  await expect(page.getByText(summary)).toBeVisible();
});

test("on a phone the form is folded, the first change is in view, and ?from opens the form", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/release-notes");
  await hydrated(page);
  const field = page.getByRole("textbox", { name: releaseWords.since });
  await expect(field).toBeHidden();
  await expect(page.locator("article h3").first()).toBeInViewport();
  await page.locator("summary").getByText(releaseWords.since).click();
  await field.fill(third);
  await field.press("Enter");
  await expect(page.getByText(summary)).toBeVisible();
  await page.goto(`/release-notes?from=${third}`);
  await expect(page.getByText(summary)).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/release-notes");
  await expect(field).toBeVisible();
  await expect(page.locator("summary").getByText(releaseWords.since)).toBeHidden();
});

test("?from marks what is new since the visitor's version", async ({ page }) => {
  const errors = collectErrors(page);
  await page.goto(`/release-notes?from=${third}`);
  await expect(page.getByText(summary)).toBeVisible();
  await expect(page.locator("article").getByText(releaseWords.newToYou)).toHaveCount(newOnes);
  await expect(page.locator(`#${releaseSlug(third)}`)).toContainText(releaseWords.ownVersion);
  await page.getByRole("button", { name: releaseWords.clear }).click();
  await expect(page.locator("article").getByText(releaseWords.newToYou)).toHaveCount(0);
  await expect(page).toHaveURL(/\/release-notes$/);
  expect(errors).toEqual([]);
});

test(
  "the feeds and the plain list are linked and exist",
  { tag: "@all" },
  async ({ page, request }) => {
    await page.goto("/release-notes");
    for (const address of Object.values(releaseFiles)) {
      await expect(page.locator(`main a[href="${address}"]`)).toBeVisible();
      expect((await request.get(address)).status(), address).toBe(200);
    }
  },
);
