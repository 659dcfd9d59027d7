/** @jest-environment node */
import { describeHardware } from "../../src/hardware-info/describe-hardware";
import { excerpt } from "../../src/site-search/excerpt";
import { fillWords } from "../../src/site-search/fill-words";
import { entryMatcher, maxMatches } from "../../src/site-search/match-entries";
import type { SearchEntry } from "../../src/site-search/search-entry";
import { shortcutKeys } from "../../src/site/site";

/** A small index. */
const sampleEntries: readonly SearchEntry[] = [
  { url: "/", title: "Home", group: "Page", text: "Find one tab among fifty.", isSuggested: true },
  {
    url: "/support",
    title: "Support",
    group: "Page",
    text: "Type a word of your question.",
    isSuggested: true,
  },
  { url: "/#install", title: "Install it", group: "Page", text: "In Chrome, Edge and Opera." },
  {
    url: "/getting-started#press-the-shortcut",
    title: "Press the shortcut",
    group: "Step",
    text: "Press {shortcut}. The list opens over the browser.",
  },
  {
    url: "/support#private-tabs-missing",
    title: "My {privateBrowsingMode} tabs are not in the list",
    group: "Answer",
    text: "Allow them in {browserName} first.",
  },
  {
    url: "/support#change-shortcut",
    title: "Where do I change the shortcut?",
    group: "Answer",
    text: "Copy the address {shortcutsAddress}. There is support for your own keys.",
  },
  {
    url: "/support#not-found",
    title: "It does not find what I typed",
    group: "Answer",
    text: "The order of the words does not matter, nor do capital letters or accents.",
  },
];

const edgeOnMac = describeHardware(
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) " +
    "Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
);
const match = entryMatcher(sampleEntries, edgeOnMac);
const urls = (query: string) => match(query).map(({ entry }) => entry.url);

test.each([
  ["{shortcut}", shortcutKeys.join("+").replace("modifierKey", "Cmd")],
  ["{privateBrowsingMode} windows in {browserName}", "InPrivate windows in Edge"],
  ["no word", "no word"],
])("fills %s for the visitor", (text, expected) => {
  expect(fillWords(text, edgeOnMac)).toBe(expected);
});

test.each([
  ["a title in the visitor's words", "inprivate", "/support#private-tabs-missing"],
  ["a text by a word that no title has", "accents", "/support#not-found"],
  ["a question, by most of its words", "how do I ever change shortcut", "/support#change-shortcut"],
])("finds %s", (_, query, url) => {
  expect(urls(query)[0]).toBe(url);
});

test.each(["", "  ", "⌘", "?"])("lists what is offered first for %j", (query) => {
  expect(urls(query)).toEqual(["/", "/support"]);
});

test("finds an entry first by a word that is not shown, and highlights nothing for it", () => {
  const text = "The bugle of a bug fix.";
  const find = entryMatcher(
    [
      { url: "/release-notes#v1-2-0", title: "Version 1.2.0", group: "Release", text },
      {
        url: "/support#contact",
        title: "Write to us",
        group: "Page",
        text: "",
        keywords: "bug\nreport",
      },
    ],
    edgeOnMac,
  );
  expect(find("bug")[0]).toMatchObject({
    entry: { url: "/support#contact" },
    titleRanges: [],
    detailRanges: [],
  });
  expect(find("report a bug")[0]?.entry.url).toBe("/support#contact");
});

test(`stops after ${maxMatches}`, () => {
  const many = Array.from({ length: maxMatches + 10 }, (_, at): SearchEntry => ({
    url: `/support#${at}`,
    title: "Tab",
    group: "Answer",
    text: "",
  }));
  expect(entryMatcher(many, edgeOnMac)("tab")).toHaveLength(maxMatches);
});

test.each([
  [
    "starts a text at a word shortly before its match",
    "One sentence goes before another in a text that is long enough, and then comes the key.",
    [[83, 86]],
    "…and then comes the key.",
  ],
  [
    "starts a text at a sentence shortly before its match",
    "One sentence goes before. Then comes the key.",
    [[41, 44]],
    "Then comes the key.",
  ],
] as const)("%s", (_, text, ranges, expected) => {
  const cut = excerpt(text, ranges);
  expect(cut.text).toBe(expected);
  const marked = ([start, end]: readonly [number, number], of: string) => of.slice(start, end);
  expect(cut.ranges.map((range) => marked(range, cut.text))).toEqual(
    ranges.map((range) => marked(range, text)),
  );
});
