import { expect, type Page, test } from "@playwright/test";
import { feedLength } from "../../../src/content-source/files/release-feed";
import { absoluteUrl, feedPath, feedTitle } from "../../../src/site/addresses";
import { routes, site } from "../../../src/site/site";
import { buildManifestPath } from "../../../src/runtime/build-manifest";
import { madeBuild } from "../../support/site-builds";
import { versions } from "../../support/site-texts";

/** The elements of an XML file of this name, as a browser reads them: the texts of their children. */
async function elementsIn(page: Page, path: string, name: string) {
  await page.goto(routes.home);
  return page.evaluate(
    async ([path, name]) => {
      const text = await (await fetch(path)).text();
      const xml = new DOMParser().parseFromString(text, "text/xml");
      return Array.from(xml.querySelectorAll(name), ({ children }) =>
        Object.fromEntries(Array.from(children, (child) => [child.nodeName, child.textContent])),
      );
    },
    [path, name] as const,
  );
}

test("the RSS feed has what RSS 2.0 asks, full texts and absolute links", async ({
  page,
  request,
}) => {
  const answer = await request.get(feedPath);
  expect(answer.headers()["content-type"]).toContain("xml");
  expect(await answer.text()).toContain('<rss version="2.0"');
  const [channel = {}] = await elementsIn(page, feedPath, "channel");
  expect(channel).toMatchObject({
    title: feedTitle,
    link: absoluteUrl(routes.releaseNotes),
    description: site.description,
    language: site.language,
  });
  const items = await elementsIn(page, feedPath, "item");
  const wanted = "one for each file of src/content/releases, and no more than the feed has";
  expect(items, wanted).toHaveLength(Math.min(versions.length, feedLength));
  const dates = items.map(({ pubDate }) => Date.parse(pubDate ?? ""));
  expect(dates).toEqual([...dates].sort((a, b) => b - a));
  expect(Date.parse(channel.lastBuildDate ?? "")).toBe(dates[0] ?? 0);
  for (const { link, guid, "content:encoded": text } of items) {
    expect(link?.startsWith(`${absoluteUrl(routes.releaseNotes)}#v`)).toBe(true);
    expect(absoluteUrl(guid ?? "")).toBe(link);
    expect(text).toMatch(/<li>/);
    expect(text).not.toMatch(/href="\/|\{\w+\}|<script/);
  }
});

test("every page's head announces the feed", { tag: "@all" }, async ({ page }) => {
  for (const path of Object.values(routes)) {
    await page.goto(path);
    const feeds = page.locator('head link[rel="alternate"]');
    await expect(feeds).toHaveCount(1);
    await expect(feeds).toHaveAttribute("type", "application/rss+xml");
    await expect(feeds).toHaveAttribute("href", new RegExp(`${feedPath}$`));
  }
});

test("the sitemap has all pages", async ({ page, request }) => {
  const urls = await elementsIn(page, "/sitemap-0.xml", "url");
  const { routes: built } = (await (
    await request.get(buildManifestPath(madeBuild("A").id))
  ).json()) as {
    routes: string[];
  };
  expect(urls.map(({ loc }) => loc).sort()).toEqual(built.map(absoluteUrl).sort());
});
