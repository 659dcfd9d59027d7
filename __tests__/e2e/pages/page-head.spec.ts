import { existsSync, readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { routes, site } from "../../../src/site/site";
import { absoluteUrl } from "../../../src/site/addresses";
import { hydrated } from "../../support/page-errors";
import { pages, screens, unknownPage } from "../../support/screens";

/** The tags of a document's head that visitors, crawlers and social cards read. */
function headTags(page: Page) {
  return page.evaluate(() => {
    const content = (selector: string) =>
      [...document.head.querySelectorAll(selector)].map(
        (tag) => tag.getAttribute("content") ?? tag.getAttribute("href"),
      );
    return {
      title: document.title,
      titleTags: document.head.querySelectorAll("title").length,
      language: document.documentElement.lang,
      description: content('meta[name="description"]'),
      ogTitle: content('meta[property="og:title"]'),
      ogSiteName: content('meta[property="og:site_name"]'),
      ogType: content('meta[property="og:type"]'),
      ogDescription: content('meta[property="og:description"]'),
      ogImage: content('meta[property="og:image"]'),
      ogImageDetails: content('meta[property^="og:image:"]'),
      twitterCard: content('meta[name="twitter:card"]'),
      ogUrl: content('meta[property="og:url"]'),
      canonical: content('link[rel="canonical"]'),
    };
  });
}

/** The description in the page's Markdown, or else the site's. */
function describedAs(path: string): string {
  const file = `src/content/pages${path}.md`;
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  return /^description: "(.*)"$/m.exec(text)?.[1] ?? site.description;
}

function expectedTags({ path, title }: { path: string; title: string }) {
  const address = path === unknownPage.path ? [] : [absoluteUrl(path)];
  return {
    title,
    titleTags: 1,
    language: site.language,
    description: [describedAs(path)],
    ogTitle: [title],
    ogSiteName: [site.name],
    ogType: ["website"],
    ogDescription: [site.description],
    ogImage: [absoluteUrl("/social-image.png")],
    ogImageDetails: ["128", "128", `The logo of ${site.name}`],
    twitterCard: ["summary"],
    ogUrl: address,
    canonical: address,
  };
}

test("each page has a description of its own", () => {
  const descriptions = pages.map(({ path }) => describedAs(path));
  expect(new Set(descriptions).size, "description in src/content/pages").toBe(pages.length);
});

for (const screen of screens) {
  test.describe(`without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });
    test(
      `${screen.path} has its head in the static HTML`,
      { tag: screen.path === routes.home ? [] : "@all" },
      async ({ page }) => {
        await page.goto(screen.path);
        expect(await headTags(page)).toEqual(expectedTags(screen));
      },
    );
  });
}

test("/support has its head after hydration", async ({ page }) => {
  await page.goto(routes.support);
  await hydrated(page);
  expect(await headTags(page)).toEqual(expectedTags(pages[2]));
});

test(
  "title and tags follow client navigation, there and back",
  { tag: "@all" },
  async ({ page }) => {
    await page.goto(routes.home);
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    for (const screen of [...pages.slice(1), unknownPage]) {
      await page.evaluate((path) => window.___navigate(path), screen.path);
      await expect(page).toHaveTitle(screen.title);
      expect(await headTags(page)).toEqual(expectedTags(screen));
    }
    await page.goBack();
    await expect(page).toHaveTitle(pages[4].title);
    expect(await headTags(page)).toEqual(expectedTags(pages[4]));
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  },
);

test("the icons and the social image exist and are what they say", async ({ page, request }) => {
  await page.goto(routes.home);
  const links = await page
    .locator('link[rel~="icon"], link[rel="apple-touch-icon"]')
    .evaluateAll((tags) => tags.map((tag) => tag.getAttribute("href") ?? ""));
  expect(links.length).toBeGreaterThanOrEqual(3);
  for (const path of [...links, "/social-image.png", "/favicon.ico"]) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
  const image = await (await request.get("/social-image.png")).body();
  // Width and height are at bytes 16 and 20 of a PNG (RFC 2083, 4.1.1).
  expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([128, 128]);
});

test("robots.txt names the sitemap by its absolute address", async ({ request }) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${absoluteUrl("/sitemap-index.xml")}`);
});
