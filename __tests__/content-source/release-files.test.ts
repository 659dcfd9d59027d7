/** @jest-environment node */
import { feedLength, releaseFeed } from "../../src/content-source/files/release-feed";
import { type ReadRelease, readReleases } from "../../src/content-source/files/read-releases";
import { versionOrder } from "../../src/release-notes/release-versions";
import { searchIndex } from "../../src/content-source/files/search-entries";
import { shortcutKeys } from "../../src/site/site";
import { absoluteUrl } from "../../src/site/addresses";
import { searchLabels } from "../../src/site-search/search-labels";
import { sampleNodes } from "../support/sample-nodes";

/** The text of a release with this number of changes. */
function sampleRelease(version: string, date: string): string {
  return `---\nversion: ${version}\ndate: ${date}\n---\n\nPress {modifierKey}.\n\n## Fixed\n\n- A [slip](/support#nothing-happens) & <kbd>Esc</kbd>.\n`;
}

const versions = Array.from({ length: 120 }, (_, at) => `1.${at}.0`);
const day = (at: number) => new Date(Date.UTC(2025, 0, 1 + at)).toISOString().slice(0, 10);
const releases = readReleases(
  sampleNodes(
    Object.fromEntries(
      versions.map((version, at) => [`releases/${version}.md`, sampleRelease(version, day(at))]),
    ),
  ),
);
const [first] = releases as readonly [ReadRelease];

test.each(["65536.0.0", "1.65536", "01.2", "v1.2.3", "1.2.3.4.5", "1.2.3-beta.x"])(
  "%s is not a version",
  (version) => {
    expect(versionOrder(version)).toBeUndefined();
  },
);

test("versions of up to four numbers and their previews have an order", () => {
  const ascending = [
    ...["0.0.1", "1", "1.8.0-alpha", "1.8.0-alpha.2", "1.8.0-beta.9", "1.8.0-beta.10"],
    ...["1.8.0-rc.1", "1.8.0", "1.8.0.1", "1.9.0", "1.10.0", "2026.1.5", "2026.11"],
    ...["65535.65535.65535.65534", "65535.65535.65535.65535"],
  ];
  const orders = ascending.map((version) => versionOrder(version) ?? "");
  expect(orders).toEqual([...orders].sort());
  expect(new Set(orders).size).toBe(ascending.length);
  expect(versionOrder("1.8")).toBe(versionOrder("1.8.0"));
});

const itemsOf = (rss: string) => rss.match(/<item>.*?<\/item>/gs) ?? [];

test("the feed has the newest releases in full", () => {
  const items = itemsOf(releaseFeed(releases));
  expect(items).toHaveLength(feedLength);
  expect(items[0]).toContain(`<link>${absoluteUrl("/release-notes#v1-119-0")}</link>`);
  expect(items[0]).toContain(
    `<p>Press Ctrl.</p><h3>Fixed</h3><ul><li>A <a href="${absoluteUrl("/support#nothing-happens")}">slip</a> &#38; <kbd>Esc</kbd>.</li></ul>`,
  );
});

test("what names a release for feed readers is the same at another domain", () => {
  expect(itemsOf(releaseFeed(releases))[0]).toContain(
    '<guid isPermaLink="false">/release-notes#v1-119-0</guid>',
  );
});

test("a feed item without a summary counts its changes", () => {
  expect(releaseFeed([{ ...first, summary: [] }])).toContain("[CDATA[Fixed: 1]]");
});

test("the feed is dated by its newest release, whenever it is built", () => {
  const rss = releaseFeed(releases);
  expect(rss).toContain("<lastBuildDate>Wed, 30 Apr 2025 12:00:00 GMT</lastBuildDate>");
  expect(releaseFeed(releases)).toBe(rss);
});

test.each(["Pacific/Honolulu", "America/Los_Angeles", "Asia/Tokyo", "Australia/Sydney"])(
  "a feed reader in %s shows the day that the page shows",
  (timeZone) => {
    const [, date = ""] = /<pubDate>(.*?)</.exec(releaseFeed(releases)) ?? [];
    const parts = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" });
    expect(parts.format(new Date(date))).toBe(first.date);
  },
);

test("the search index holds sections with their texts, and the newest twenty releases", () => {
  const index = searchIndex(sampleNodes(), releases);
  expect(index.filter(({ group }) => group === "Release")).toHaveLength(20);
  const keys = shortcutKeys.map((key) => (key === "modifierKey" ? "{modifierKey}" : key));
  expect(index).toContainEqual({
    url: "/",
    title: searchLabels.home,
    group: "Page",
    text: `Press ${keys.join("+")}. Type. Text.`,
    keywords: "Find a tab",
    isSuggested: true,
  });
  expect(index).toContainEqual({
    url: "/support#nothing-happens",
    title: "Nothing happens",
    group: "Answer",
    text: "Press {modifierKey}.",
    isSuggested: true,
  });
});

test("the search index has the words of pages, sections and answers, and no section whose list is empty", () => {
  const page = `---\ntitle: "Support"\nheading: "Help"\nlead: "Ask."\nwords: [faq]\nsectionWords:\n  contact: [bug, report]\n  mail: []\n---\n\n## Write to us {#contact}\n\nText.\n\n## Draft {#mail}\n\nText.\n`;
  const answer = `---\nquestion: "Why?"\norder: 1\nwords: [not working, broken]\n---\n\nText.\n`;
  const nodes = sampleNodes({ "pages/support.md": page, "answers/a/why.md": answer });
  expect(searchIndex(nodes, []).map(({ url, keywords }) => [url, keywords])).toEqual([
    ["/support#contact", "bug\nreport"],
    ["/support#why", "not working\nbroken"],
    ["/support", "Help\nfaq"],
  ]);
});

test("no releases make an empty feed, not a broken one", () => {
  const rss = releaseFeed([]);
  expect(itemsOf(rss)).toEqual([]);
  expect(rss).toContain("<lastBuildDate>Thu, 01 Jan 1970");
});
