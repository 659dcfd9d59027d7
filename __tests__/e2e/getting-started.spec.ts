import { expect, test } from "@playwright/test";
import { guideWords } from "../../src/getting-started/guide-words";
import { shortcutKeys } from "../../src/site/site";
import { collectErrors, hydrated } from "../support/page-errors";
import { stepCount } from "../support/site-texts";

const firstKeyOnMac = shortcutKeys[0]?.replace("modifierKey", "Cmd") ?? "";

test("every step of the content, each with help for readers who are stuck", async ({ page }) => {
  await page.goto("/getting-started");
  await expect(page.locator("main ol > li > section > div > h2")).toHaveCount(stepCount);
  for (const link of await page.locator("main details li a").all()) {
    expect(await link.getAttribute("href")).toMatch(/^\/support#[a-z-]+$/);
  }
});

test("?browser and ?os show the steps of somebody else's computer", async ({ page }) => {
  const errors = collectErrors(page);
  await page.goto("/getting-started?browser=edge&os=macos");
  await hydrated(page);
  await expect(page.getByText(`${guideWords.writtenFor}Edge on macOS`)).toBeVisible();
  await expect(page.locator("#press-the-shortcut kbd").first()).toHaveText(firstKeyOnMac);
  await expect(page.locator("#private-windows h2")).toContainText("InPrivate");
  expect(errors).toEqual([]);
});

test("a choice by hand changes steps and address, keeps nothing, and Back leaves", async ({
  page,
}) => {
  await page.goto("/support");
  await page.goto("/getting-started");
  await hydrated(page);
  await page.locator("summary").getByText(guideWords.change, { exact: true }).click();
  await page.getByRole("combobox", { name: guideWords.browser }).selectOption("opera");
  await page.getByRole("combobox", { name: guideWords.system }).selectOption("macos");
  await expect(page).toHaveURL(/\?browser=opera&os=macos$/);
  await expect(page.locator("#change-the-shortcut code").first()).toHaveText(
    "opera://extensions/shortcuts",
  );
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/support$/);
});

test("with scripts blocked the form still shows the other steps", async ({ page }) => {
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/getting-started?browser=edge&os=macos");
  await expect(page.locator("#press-the-shortcut kbd").first()).toHaveText(firstKeyOnMac);
  await expect(page.locator("#private-windows h2")).toContainText("InPrivate");
});

test("an address of the browser is copied, never a link", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/getting-started?browser=edge");
  await hydrated(page);
  await page.locator("#change-the-shortcut").getByRole("button").first().click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe("edge://extensions/shortcuts");
  await expect(page.locator('a[href^="chrome:"], a[href^="edge:"], a[href^="opera:"]')).toHaveCount(
    0,
  );
});

test("closed help is not printed, open help is", async ({ page }) => {
  await page.goto("/getting-started");
  await hydrated(page);
  const ways = page.locator("main li details");
  await ways.first().locator("summary").click();
  await page.emulateMedia({ media: "print" });
  await expect(ways.first()).toBeVisible();
  await expect(ways.nth(1)).toBeHidden();
});

test("before scripts arrive the form has a button; after that, a choice applies at once", async ({
  page,
}) => {
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/getting-started");
  // Where scripts fail, the page reloads once.
  await page.waitForFunction(
    () =>
      performance.getEntriesByType("navigation").map((one) => one.toJSON().type)[0] === "reload",
  );
  await page.locator("main summary").getByText(guideWords.change, { exact: true }).click();
  await page.getByRole("combobox", { name: guideWords.browser }).selectOption("edge");
  await page.getByRole("button", { name: guideWords.send }).click();
  await expect(page.locator("#private-windows h2")).toContainText("InPrivate");
  await page.unroute("**/*.js");
  await page.goto("/getting-started");
  await hydrated(page);
  await page.locator("main summary").getByText(guideWords.change, { exact: true }).click();
  await expect(page.getByRole("combobox", { name: guideWords.browser })).toBeVisible();
  await expect(page.getByRole("button", { name: guideWords.send })).toHaveCount(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("nothing is offered that needs a script", async ({ page }) => {
    await page.goto("/getting-started");
    await expect(page.getByText(`${guideWords.writtenFor}Chrome`)).toBeVisible();
    await expect(
      page.locator("main summary").getByText(guideWords.change, { exact: true }),
    ).toBeHidden();
    await expect(page.locator("footer").getByText("Build")).toBeHidden();
  });
});
