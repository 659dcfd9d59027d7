// A page is a file in src/pages, or a text in src/content/pages. What an owner adds works at once.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { pageTitle } from "../../../src/page-head/page-head";
import { routes, site } from "../../../src/site/site";
import { latestBuildPath } from "../../../src/runtime/build-manifest";
import { type DeployServer, startDeployServer } from "../../support/deploy-server";
import { collectErrors, hydrated } from "../../support/page-errors";
import { madeBuild } from "../../support/site-builds";
import { titleOf } from "../../support/site-texts";
import { controlled, setOffline } from "../../support/worker-state";
import { expectAccessible } from "./support/axe";

test.use({ serviceWorkers: "allow" });

let server: DeployServer;
test.beforeEach(async () => {
  server = await startDeployServer(madeBuild("grown"));
});
test.afterEach(() => server.close());

const support = pageTitle(titleOf("support"));
const about = { path: "/grown-about", heading: "About us", title: `About us · ${site.name}` };
const bonjour = "/grown/bonjour";
const imprint = { path: "/grown/imprint", heading: "Imprint", title: "Imprint" };
const terms = {
  path: "/grown/terms",
  heading: "What we agree on",
  title: `Grown terms · ${site.name}`,
};
const hallo = { path: "/grown/hallo", heading: "Guten Tag", title: `Hallo · ${site.name}` };
/** The former address of the terms. */
const conditions = "/grown/conditions";

test("a page that is added works by address, by link, by Back and without a network", async ({
  page,
  context,
}) => {
  const errors = collectErrors(page);
  const shows = async ({ path, heading, title }: typeof about) => {
    await expect(page).toHaveURL(server.origin + path);
    await expect(page.locator("h1")).toHaveText(heading);
    await expect(page).toHaveTitle(title);
  };
  await page.goto(server.origin + imprint.path);
  await hydrated(page);
  await shows(imprint);
  const link = (path: string) => page.locator(`a[href="${path}"]`).first();
  await link(about.path).click();
  await shows(about);
  await link(routes.support).click();
  await expect(page).toHaveTitle(support);
  for (const one of [about, imprint]) {
    await page.goBack();
    await shows(one);
  }
  // The title of a page with a Head export makes room for that of a page with PageHead.
  await link(routes.support).click();
  await expect(page).toHaveTitle(support);
  for (const one of [hallo, terms]) {
    await link(one.path).click();
    await shows(one);
  }
  expect(await page.evaluate(() => performance.getEntriesByType("navigation").length)).toBe(1);
  await controlled(page);
  await page.waitForLoadState("networkidle");
  expect(errors).toEqual([]);
  await setOffline(context, server);
  for (const one of [about, imprint, hallo, terms]) {
    await page.goto(server.origin + one.path);
    await shows(one);
  }
  // A check for a newer build may have been under way.
  expect(errors.filter((error) => !error.includes(latestBuildPath))).toEqual([]);
});

test("a page has the language that it names, with Head, Helmet or its front matter, and the next has its own", async ({
  page,
}) => {
  const languages = {
    ...{ [imprint.path]: "de", [bonjour]: "fr", [hallo.path]: "de" },
    ...{ [about.path]: site.language, [terms.path]: site.language },
  };
  for (const [path, language] of Object.entries(languages)) {
    const html = readFileSync(join(madeBuild("grown").root, path, "index.html"), "utf8");
    expect(/<html[^>]* lang="([^"]*)"/.exec(html)?.[1]).toBe(language);
  }
  const has = async (path: string) => {
    await expect(page).toHaveURL(server.origin + path);
    await expect(page.locator("html")).toHaveAttribute("lang", languages[path] ?? "");
  };
  for (const path of [imprint.path, bonjour, hallo.path]) {
    await page.goto(server.origin + path);
    await hydrated(page);
    await has(path);
    await page.evaluate((to) => void window.___navigate(to), about.path);
    await has(about.path);
    await page.goBack();
    await has(path);
    await page.goForward();
    await has(about.path);
  }
});

test("sitemap and manifest list the pages that Gatsby has, and no other", () => {
  const { root, id } = madeBuild("grown");
  const read = (path: string) => readFileSync(join(root, path), "utf8");
  const { routes: before } = JSON.parse(
    readFileSync(`public/builds/meta/${madeBuild("A").id}.json`, "utf8"),
  ) as { routes: string[] };
  const pages = [
    ...[...before, about.path, bonjour, imprint.path],
    ...[terms.path, conditions, hallo.path],
  ].sort();
  const { routes: listed } = JSON.parse(read(`builds/meta/${id}.json`)) as { routes: string[] };
  expect(listed).toEqual(pages);
  const inSitemap = [...read("sitemap-0.xml").matchAll(/<loc>([^<]*)</g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  expect(inSitemap.sort()).toEqual(pages);
});

test("every document has the links of texts in its header and its footer, and no other has them", () => {
  const { root, id } = madeBuild("grown");
  const { routes: listed } = JSON.parse(
    readFileSync(join(root, `builds/meta/${id}.json`), "utf8"),
  ) as { routes: string[] };
  for (const document of [...listed.map((path) => `${path}/index.html`), "404.html"]) {
    const html = readFileSync(join(root, document), "utf8");
    const header = html.slice(html.indexOf("<header"), html.indexOf("<main"));
    const footer = html.slice(html.indexOf("<footer"), html.indexOf("</footer>"));
    for (const [menu, path] of [
      [header, hallo.path],
      [footer, terms.path],
    ] as const) {
      expect(menu.split(`href="${path}"`)).toHaveLength(2);
      // After the last link of code.
      expect(menu.indexOf(routes.privacyPolicy)).toBeLessThan(menu.indexOf(path));
    }
    expect(header).not.toContain(terms.path);
    expect(footer).not.toContain(hallo.path);
  }
  expect(readFileSync("public/support.html", "utf8")).not.toContain("/grown/");
});

test("former ids and former addresses of a text lead to its places", async ({ page }) => {
  const errors = collectErrors(page);
  for (const path of [terms.path, conditions])
    for (const id of ["grown-price", "grown-cost", "grown-end"]) {
      await page.goto(`${server.origin}${path}#${id}`);
      await hydrated(page);
      await expect(page.locator(`#${id}`)).toBeInViewport();
    }
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute("href", new RegExp(`${terms.path}$`));
  await page.goto(server.origin + hallo.path);
  await hydrated(page);
  await page.locator(`main a[href="${terms.path}#grown-cost"]`).click();
  await expect(page).toHaveTitle(terms.title);
  await expect(page.locator("#grown-cost")).toBeInViewport();
  expect(errors).toEqual([]);
});

test("the search finds a section of a text and names its page", async ({ page }) => {
  await page.goto(server.origin + routes.support);
  await hydrated(page);
  await page.keyboard.press("Control+k");
  const first = page.getByRole("option").first();
  await expect(first).toBeVisible();
  await page.keyboard.type("growncost");
  await expect(first).toContainText("The price of it");
  await expect(first).toContainText("Grown terms");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${server.origin}${terms.path}#grown-price`);
});

test("axe finds nothing on a text, in light and dark and at 360 px; printed, it is all there", async ({
  page,
}) => {
  for (const { path } of [terms, hallo]) {
    await page.goto(server.origin + path);
    await hydrated(page);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await page.setViewportSize({ width: 360, height: 800 });
    await expectAccessible(page);
    await page.emulateMedia({ media: "print", colorScheme: "light" });
    for (const part of await page.locator("main :is(h1, h2, p, td)").all())
      await expect(part).toBeVisible();
    await expect(page.locator("footer")).toBeHidden();
    await page.emulateMedia({ media: "screen" });
  }
});
