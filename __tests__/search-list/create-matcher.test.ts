/** @jest-environment node */
import { createMatcher, type Searchable } from "../../src/search-list/create-matcher";
import { termsIn } from "../../src/search-list/fold";

const entries: readonly Searchable[] = [
  { title: "Night trains to Lisbon", detail: "trains.example/night/lisbon" },
  { title: "Café Zoë – menu", detail: "cafe-zoe.example/menu" },
  { title: "Smørrebrød for eight", detail: "kitchen.example/smorrebrod" },
  { title: "Weather in Lisbon", detail: "weather.example/lisbon" },
  { title: "Accessibility review", detail: "docs.example/reviews/access" },
  { title: "Changes to review", detail: "forge.example/reviews" },
  { title: "Расписание поездов", detail: "poezda.example" },
  { title: "Build 1187 passed", detail: "forge.example/atlas/1187" },
  { title: "Why the “old” shortcut can’t be changed", detail: "help.example/keys" },
];

const matcherOf = (list: readonly Searchable[], partial = false) =>
  createMatcher(list, (entry) => entry, { partial });
const titlesFor = (query: string, list = entries) =>
  matcherOf(list)(query).map(({ entry }) => entry.title);

test.each([
  ["part of a word", "acces", "Accessibility review"],
  ["words in another order", "lisbon night", "Night trains to Lisbon"],
  ["a word of the title and one of the address", "change forge", "Changes to review"],
  ["letters without their accents", "cafe zoe", "Café Zoë – menu"],
  ["accents written as marks of their own", "cafe\u0301", "Café Zoë – menu"],
  ["an apostrophe as keyboards type it", "can't", "Why the “old” shortcut can’t be changed"],
  ["full-width letters", "ｗｅａｔｈｅｒ", "Weather in Lisbon"],
  ["a letter too many", "weatther", "Weather in Lisbon"],
  ["another script", "поезд", "Расписание поездов"],
  ["an address with its signs", "forge.example/atlas", "Build 1187 passed"],
])("finds by %s: %s", (_, query, title) => {
  expect(titlesFor(query)[0]).toBe(title);
});

test.each([
  ["a word that is nowhere", "zebra"],
  ["a slip in a number", "1178"],
  ["a version that is nowhere", "1.1.8.7"],
])("finds nothing for %s: %s", (_, query) => {
  expect(titlesFor(query)).toEqual([]);
});

test("a version is one word, without the v before it and what ends its sentence", () => {
  expect(termsIn("Is v1.1 or 2026.1.5-beta.2 older than 1.1.0?")).toEqual([
    ...["is", "1.1", "or", "2026.1.5", "beta", "2", "older", "than", "1.1.0"],
  ]);
});

test.each(["", "   ", "– / ?", "\u0301"])("lists everything in its order for %j", (query) => {
  expect(titlesFor(query)).toEqual(entries.map(({ title }) => title));
});

describe("ranks", () => {
  const rank = (query: string, ...titles: readonly string[]) =>
    titlesFor(
      query,
      titles.map((title) => {
        const [name = "", detail = ""] = title.split("|");
        return { title: name, detail };
      }),
    );

  test.each([
    ["a whole word before the start of one", "map", "Mapping the brain", "A map of Lisbon"],
    ["the start of a word before its middle", "art", "A party", "Modern artists"],
    ["what is written before a slip", "board", "Broad beans and a borad", "Notice board"],
    ["the title before the address", "map", "Lisbon|maps.example/map", "Maps"],
    ["a title that starts with it before one that holds it", "map", "The map", "Map of Porto"],
    ["a version before those with the same numbers", "1.1.0", "Version 1.0.1", "Version 1.1.0"],
    ["the start of a version before its end", "1.0", "Version 2.1.0", "Version 1.0.1"],
    ["a version of a calendar", "2026.1.5", "Version 2026.5.1", "Version 2026.1.5"],
  ])("%s", (_, query, second, first) => {
    const firstTitle = first.split("|")[0];
    expect(rank(query, second, first)[0]).toBe(firstTitle);
  });
});

describe("marks", () => {
  const marked = (text: string, query: string) => {
    const [match] = matcherOf([{ title: text, detail: "" }])(query);
    return match?.titleRanges.map(([start, end]) => text.slice(start, end));
  };

  test.each([
    ["each word where it is", "Night trains to Lisbon", "lis night", ["Night", "Lis"]],
    ["the accented letters themselves", "Café Zoë", "zoe", ["Zoë"]],
    ["a word with its slip", "Weather", "weahter", ["Weather"]],
  ])("%s", (_, text, query, expected) => {
    expect(marked(text, query)).toEqual(expected);
  });
});

describe("with partial", () => {
  const match = matcherOf(entries, true);

  test.each([
    ["all the words when an entry holds them", "lisbon night", [0]],
    ["most of the words otherwise", "lisbon night zebra", [0]],
    ["what a question is about", "where do I change it", [5, 8]],
  ])("gives %s", (_, query, expected) => {
    expect(match(query).map(({ entry }) => entries.indexOf(entry))).toEqual(expected);
  });
});

test("with partial, a title that starts with the whole question comes first", () => {
  const list = ["A tab to move", "Where to move a tab"].map((title) => ({ title, detail: "" }));
  expect(matcherOf(list, true)("where to move a tab")[0]?.entry).toBe(list[1]);
});
