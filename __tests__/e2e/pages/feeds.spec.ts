import { expect, test } from "@playwright/test";
import { XMLParser } from "fast-xml-parser";
import { feedLength } from "../../../src/content-source/files/release-feed";
import { absoluteUrl, feedPath, feedTitle } from "../../../src/site/addresses";
import { routes, site } from "../../../src/site/site";
import { buildManifestPath } from "../../../src/runtime/build-manifest";
import { madeBuild } from "../../support/site-builds";
import { versions } from "../../support/site-texts";

const xml = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === "item" });

type RssItem = Record<"title" | "link" | "pubDate" | "description" | "content:encoded", string> & {
  guid: { "#text": string };
};
type Rss = {
  rss: {
    "@_version": string;
    channel: {
      title: string;
      link: string;
      description: string;
      language: string;
      lastBuildDate: string;
      /** Missing while there is no release. */
      item?: RssItem[];
    };
  };
};

test("the RSS feed has what RSS 2.0 asks, full texts and absolute links", async ({ request }) => {
  const answer = await request.get(feedPath);
  expect(answer.headers()["content-type"]).toContain("xml");
  const { rss } = xml.parse(await answer.text()) as Rss;
  expect(rss["@_version"]).toBe("2.0");
  const { channel } = rss;
  expect(channel).toMatchObject({
    title: feedTitle,
    link: absoluteUrl(routes.releaseNotes),
    description: site.description,
    language: site.language,
  });
  const { item: items = [] } = channel;
  expect(items).toHaveLength(Math.min(versions.length, feedLength));
  const dates = items.map(({ pubDate }) => Date.parse(pubDate));
  expect(dates).toEqual([...dates].sort((a, b) => b - a));
  expect(Date.parse(channel.lastBuildDate)).toBe(dates[0] ?? 0);
  for (const item of items) {
    expect(item.link.startsWith(`${absoluteUrl(routes.releaseNotes)}#v`)).toBe(true);
    expect(absoluteUrl(item.guid["#text"])).toBe(item.link);
    expect(item["content:encoded"]).toMatch(/<li>/);
    expect(item["content:encoded"]).not.toMatch(/href="\/|\{\w+\}|<script/);
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

type Sitemap = { urlset: { url: { loc: string }[] } };

test("the sitemap has all pages", async ({ request }) => {
  const { urlset } = xml.parse(await (await request.get("/sitemap-0.xml")).text()) as Sitemap;
  const { routes: built } = (await (
    await request.get(buildManifestPath(madeBuild("A").id))
  ).json()) as {
    routes: string[];
  };
  expect(urlset.url.map(({ loc }) => loc).sort()).toEqual(built.map(absoluteUrl).sort());
});
