import { notFoundLabels } from "../../../src/not-found/not-found-labels";
import { expect, type Page, test } from "@playwright/test";
import { notFoundLinks } from "../../../src/layout/navigation-links";
import { routes, site } from "../../../src/site/site";
import { dialogLabels } from "../../../src/site-search/dialog-labels";
import { collectErrors, hydrated } from "../../support/page-errors";
import { pages, unknownPage } from "../../support/screens";
import { plainAnswer } from "../../support/site-texts";

async function expectNotFoundScreen(page: Page) {
  const main = page.getByRole("main");
  await expect(main.getByText("404", { exact: true })).toBeVisible();
  await expect(main.getByRole("heading", { level: 1, name: notFoundLabels.heading })).toBeVisible();
  await expect(main.getByText(notFoundLabels.text, { exact: true })).toBeVisible();
  await expect(main.getByRole("link", { name: notFoundLabels.home })).toHaveAttribute("href", "/");
}

const unknownPaths = [
  "/no-such-page",
  "/no-such-page?q=1&r=2#part",
  "/support/no-such-answer",
  "/größe/日本語/😀",
  "//double//slash",
  "/%20",
  "/%25",
  `/${"x".repeat(2000)}`,
  "/constructor",
  "/page-data/no-such-page",
];

for (const [kind, paths, tag] of [
  ["an unknown path", unknownPaths.slice(0, 1), ""],
  ["any other unknown path", unknownPaths.slice(1), "@all"],
] as const)
  test(
    `${kind} answers 404, shows the screen and raises one error; its link leads home`,
    { tag: tag || [] },
    async ({ page, baseURL }) => {
      test.slow(paths.length > 1);
      const errors = collectErrors(page);
      for (const path of paths) {
        // Not resolved against the base: "//double" would become a host.
        const response = await page.goto(`${baseURL}${path}`);
        expect(response?.status()).toBe(404);
        await hydrated(page);
        await expectNotFoundScreen(page);
        await expect(page).toHaveTitle(unknownPage.title);
        const shown = page.url().slice(baseURL?.length);
        await expect.poll(() => errors, path).toEqual([`Page Not Found: ${shown}`]);
        errors.length = 0;
      }
      await page.getByRole("link", { name: notFoundLabels.home }).click();
      await expect(page).toHaveTitle(site.name);
      expect(errors).toEqual([]);
    },
  );

test("client navigation to an unknown path keeps the address and shows the screen", async ({
  page,
}) => {
  const errors = collectErrors(page);
  await page.goto(routes.home);
  await hydrated(page);
  await page.evaluate(() => window.___navigate("/no-such-page?q=1#part"));
  await expectNotFoundScreen(page);
  expect(new URL(page.url()).pathname).toBe("/no-such-page");
  await expect.poll(() => errors).toEqual(["Page Not Found: /no-such-page?q=1#part"]);
  await page.getByRole("link", { name: notFoundLabels.home }).click();
  await expect(page).toHaveTitle(site.name);
  await expect(page).toHaveURL("/");
});

test("it leads to the main pages", async ({ page }) => {
  await page.goto(unknownPage.path);
  const links = page.getByRole("navigation", { name: notFoundLabels.pages }).getByRole("link");
  const { gettingStarted, support, releaseNotes } = routes;
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(addresses).toEqual([gettingStarted, support, releaseNotes]);
  await links.nth(1).click();
  await expect(page).toHaveURL(routes.support);
});

test("its field opens the search with what was typed, by keyboard alone", async ({ page }) => {
  const errors = collectErrors(page);
  await page.goto(unknownPage.path);
  await hydrated(page);
  const field = page.getByRole("main").getByRole("searchbox", { name: dialogLabels.label });
  await field.focus();
  await page.keyboard.type(plainAnswer.question);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("combobox")).toHaveValue(plainAnswer.question);
  await expect(dialog.getByRole("option", { selected: true })).toContainText(plainAnswer.question);
  // The key of the search opens no second one over it.
  await page.keyboard.press("Control+k");
  await expect(dialog).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(field).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("option", { selected: true })).toContainText(plainAnswer.question);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/support#${plainAnswer.id}`);
  expect(errors).toEqual([`Page Not Found: ${unknownPage.path}`]);
});

test(
  "what was typed into its field before scripts arrive is searched for",
  { tag: "@all" },
  async ({ page }) => {
    let letScripts = () => {};
    const scripts = new Promise<void>((resolve) => (letScripts = resolve));
    await page.route("**/*.js", async (route) => {
      await scripts;
      await route.continue();
    });
    await page.goto(unknownPage.path, { waitUntil: "commit" });
    const field = page.getByRole("main").getByRole("searchbox", { name: dialogLabels.label });
    await field.fill(plainAnswer.question);
    letScripts();
    await hydrated(page);
    await field.press("Enter");
    await expect(page.getByRole("dialog").getByRole("combobox")).toHaveValue(plainAnswer.question);
  },
);

test(
  "where scripts fail, it leads to the main pages, and offers no search",
  { tag: "@all" },
  async ({ page }) => {
    await page.route("**/*.js", (route) => route.abort());
    await page.goto(unknownPage.path);
    const main = page.getByRole("main");
    await expect(main.getByRole("searchbox")).toBeHidden();
    for (const { to } of notFoundLinks) await expect(main.locator(`a[href="${to}"]`)).toBeVisible();
  },
);

test("with large letters, its field has room for words", { tag: "@all" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(unknownPage.path);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  const box = await page.getByRole("main").getByRole("searchbox").boundingBox();
  expect(box?.width).toBeGreaterThan(200);
});

test("its drawing is small, and still on demand", { tag: "@all" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(unknownPage.path);
  const drawing = page.getByRole("main").locator("svg").first();
  await expect(drawing).toHaveAttribute("aria-hidden", "true");
  expect(await drawing.evaluate((one) => one.outerHTML.length)).toBeLessThan(1000);
  const animations = await drawing.evaluate((one) =>
    one.getAnimations({ subtree: true }).map((each) => each.playState),
  );
  expect(animations.filter((state) => state === "running")).toEqual([]);
});

test("a malformed address shows the same screen, with plain links", async ({ page, baseURL }) => {
  await page.goto(`${baseURL}/%`);
  await expectNotFoundScreen(page);
  await page.getByRole("link", { name: notFoundLabels.home }).click();
  await expect(page).toHaveURL("/");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("an unknown path shows the same screen", async ({ page }) => {
    await page.goto(unknownPage.path);
    await expectNotFoundScreen(page);
    await expect(page.getByRole("searchbox")).toHaveCount(0);
  });
});

test.describe("when a page throws", () => {
  // A worker's answers would pass the route below by.
  test.use({ serviceWorkers: "block" });
  test("it shows the screen inside the layout, and any link leaves it", async ({ page }) => {
    const errors = collectErrors(page);
    // Page data without its result: the component reads a field of nothing and throws.
    await page.route("**/page-data/support/page-data.json*", async (route) => {
      const data = await (await route.fetch()).json();
      await route.fulfill({ json: { ...data, result: { pageContext: data.result.pageContext } } });
    });
    await page.goto(routes.home);
    await hydrated(page);
    await page.evaluate(() => window.___navigate("/support"));
    await expectNotFoundScreen(page);
    await expect(page.getByRole("banner")).toBeVisible();
    expect(errors.join("\n")).toMatch(/TypeError|undefined/);
    await page
      .getByRole("banner")
      .locator(`a[href="${routes.gettingStarted}"]`)
      .filter({ visible: true })
      .click();
    await expect(page).toHaveTitle(pages[1].title);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(notFoundLabels.heading);
  });
});
