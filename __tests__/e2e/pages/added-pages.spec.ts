// A page is a file in src/pages. What an owner adds works at once.
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
  expect(await page.evaluate(() => performance.getEntriesByType("navigation").length)).toBe(1);
  await controlled(page);
  await page.waitForLoadState("networkidle");
  expect(errors).toEqual([]);
  await setOffline(context, server);
  for (const one of [about, imprint]) {
    await page.goto(server.origin + one.path);
    await shows(one);
  }
  // A check for a newer build may have been under way.
  expect(errors.filter((error) => !error.includes(latestBuildPath))).toEqual([]);
});

test("a page has the language that it names, with Head or with Helmet, and the next has its own", async ({
  page,
}) => {
  const languages = { [imprint.path]: "de", [bonjour]: "fr", [about.path]: site.language };
  for (const [path, language] of Object.entries(languages)) {
    const html = readFileSync(join(madeBuild("grown").root, path, "index.html"), "utf8");
    expect(/<html[^>]* lang="([^"]*)"/.exec(html)?.[1]).toBe(language);
  }
  const has = async (path: string) => {
    await expect(page).toHaveURL(server.origin + path);
    await expect(page.locator("html")).toHaveAttribute("lang", languages[path] ?? "");
  };
  for (const path of [imprint.path, bonjour]) {
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
  const pages = [...before, about.path, bonjour, imprint.path].sort();
  const { routes: listed } = JSON.parse(read(`builds/meta/${id}.json`)) as { routes: string[] };
  expect(listed).toEqual(pages);
  const inSitemap = [...read("sitemap-0.xml").matchAll(/<loc>([^<]*)</g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  expect(inSitemap.sort()).toEqual(pages);
});
