import { expect, type Page, test } from "@playwright/test";
import { routes, site } from "../../src/site/site";
import { collectErrors, hydrated } from "../support/page-errors";
import { pages, unknownPage } from "../support/screens";

async function expectNotFoundScreen(page: Page) {
  const main = page.getByRole("main");
  await expect(main.getByText("404", { exact: true })).toBeVisible();
  await expect(main.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
  await expect(
    main.getByText("Sorry, we couldn’t find the page you’re looking for.", { exact: true }),
  ).toBeVisible();
  await expect(main.getByRole("link", { name: "Back to home" })).toHaveAttribute("href", "/");
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

for (const path of unknownPaths) {
  test(
    `${path.slice(0, 60)} answers 404, shows the screen and raises one error`,
    { tag: path === unknownPage.path ? [] : "@all" },
    async ({ page, baseURL }) => {
      const errors = collectErrors(page);
      // Not resolved against the base: "//double" would become a host.
      const response = await page.goto(`${baseURL}${path}`);
      expect(response?.status()).toBe(404);
      await hydrated(page);
      await expectNotFoundScreen(page);
      const { pathname, search, hash } = new URL(page.url());
      await expect.poll(() => errors).toEqual([`Page Not Found: ${pathname}${search}${hash}`]);
      await expect(page).toHaveTitle(unknownPage.title);
    },
  );
}

for (const path of ["/%", "/a%2?q=1#h", "/%ff"]) {
  test(
    `the malformed address ${path} shows the working screen and raises one error`,
    { tag: "@all" },
    async ({ page, baseURL }) => {
      const errors = collectErrors(page);
      const response = await page.goto(`${baseURL}${path}`);
      expect(response?.status()).toBe(404);
      await hydrated(page);
      await expectNotFoundScreen(page);
      await expect.poll(() => errors).toEqual([`Page Not Found: ${path}`]);
      await page.getByRole("link", { name: "Back to home" }).click();
      await expect(page).toHaveTitle(site.name);
    },
  );
}

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
  await page.getByRole("link", { name: "Back to home" }).click();
  await expect(page).toHaveTitle(site.name);
  await expect(page).toHaveURL("/");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("an unknown path shows the same screen", async ({ page }) => {
    await page.goto(unknownPage.path);
    await expectNotFoundScreen(page);
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
      .getByRole("link", { name: "Setup guide" })
      .filter({ visible: true })
      .click();
    await expect(page).toHaveTitle(pages[1].title);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Page not found");
  });
});
