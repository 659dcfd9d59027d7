import { expect, test } from "@playwright/test";
import { releaseFiles } from "../../src/content-source/files/release-files";
import { releaseWords } from "../../src/release-notes/release-words";
import { collectErrors, hydrated } from "../support/page-errors";

test("newest first, with a permalink for each version", async ({ page }) => {
  const errors = collectErrors(page);
  await page.goto("/release-notes");
  await hydrated(page);
  const dates = await page
    .locator("article time")
    .evaluateAll((times) => times.map((time) => time.getAttribute("datetime") ?? ""));
  expect(dates).toEqual([...dates].sort().reverse());
  await page.getByRole("link", { name: "1.4.0", exact: true }).first().click();
  await expect(page).toHaveURL(/#v1-4-0$/);
  await expect(page.locator("#v1-4-0")).toBeInViewport();
  expect(errors).toEqual([]);
});

test("the permalink of a version that only the archive holds works by address", async ({
  page,
  request,
}) => {
  const html = await (await request.get("/release-notes")).text();
  expect(html).not.toContain('id="v1-0-0"');
  await page.goto("/release-notes#v1-0-0");
  await expect(page.locator("#v1-0-0")).toBeInViewport();
});

test("older versions come on demand, until the first", async ({ page }) => {
  await page.goto("/release-notes");
  await hydrated(page);
  const more = page.getByRole("button", { name: /Show versions before/ });
  const before = await page.locator("article").count();
  await more.click();
  await expect(page.locator("#v1-0-0")).toBeVisible();
  await expect(more).toHaveCount(0);
  // The focus and a status say where they are and how many came.
  await expect(page.locator("article").nth(before).locator("h2 a")).toBeFocused();
  const count = (await page.locator("article").count()) - before;
  const came = `${count} more ${count === 1 ? "version" : "versions"} shown`;
  await expect(page.getByRole("status").filter({ hasText: came })).toHaveCount(1);
});

test("?from marks what is new since the visitor's version", async ({ page }) => {
  const errors = collectErrors(page);
  await page.goto("/release-notes?from=1.5.0");
  await expect(page.getByText(releaseWords.newSince(2, "1.5.0", false))).toBeVisible();
  await expect(page.locator("article").getByText("New to you")).toHaveCount(2);
  await expect(page.locator("#v1-5-0")).toContainText("Your version");
  await page.getByRole("button", { name: releaseWords.clear }).click();
  await expect(page.locator("article").getByText("New to you")).toHaveCount(0);
  await expect(page).toHaveURL(/\/release-notes$/);
  expect(errors).toEqual([]);
});

test("the filter shows one kind of change", async ({ page }) => {
  await page.goto("/release-notes");
  await hydrated(page);
  await page.getByRole("radio", { name: "Changed" }).check();
  const headings = page.locator("article h3");
  await expect(headings.first()).toHaveText("Changed");
  expect(new Set(await headings.allTextContents())).toEqual(new Set(["Changed"]));
});

test("the feeds and the plain list are linked and there", async ({ page, request }) => {
  await page.goto("/release-notes");
  for (const address of Object.values(releaseFiles)) {
    await expect(page.locator(`main a[href="${address}"]`)).toBeVisible();
    expect((await request.get(address)).status(), address).toBe(200);
  }
});
