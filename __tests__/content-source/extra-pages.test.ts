/** @jest-environment node */
import { plainText } from "../../src/content-text/content-tree";
import { searchIndex } from "../../src/content-source/files/search-entries";
import { openingText } from "../../src/content-source/markdown/entry-texts";
import { extraPageLinks } from "../../src/content-source/nodes/extra-page-links";
import { nodesOf } from "../../src/content-source/nodes/source-content";
import { routes, site } from "../../src/site/site";
import { mistakesIn, sampleContent, sampleReport } from "../support/sample-content";
import { sampleNodes } from "../support/sample-nodes";
import { unlistedAddresses } from "../../src/content-source/check/content-addresses";

const path = "extra-pages/faq.md";
const page = (keys = "", body = "Text.\n\n## Costs {#costs #price}\n\nNothing.\n") =>
  `---\ntitle: About {productName}\nheading: Questions\nlead: Answers.\n${keys}---\n\n${body}`;
const linkFrom = (href: string) => ({
  "features/typing.md": `---\ntitle: Type\norder: 1\n---\n\n[Here](${href}).\n`,
});
const messages = (changes: Record<string, string>, published: readonly string[] = []) =>
  mistakesIn(changes, published).map(({ message }) => message);

test("a file becomes a page and its places, which links, the list of ids and search know", () => {
  const changes = { [path]: page("aliases: [questions]\n") };
  for (const href of ["/faq", "/faq#costs", "/faq#price", "/questions", "/questions#costs"])
    expect(mistakesIn({ ...changes, ...linkFrom(href) }, [href])).toEqual([]);
  const { addresses, mistakes } = sampleReport(changes, undefined);
  const before = unlistedAddresses(sampleReport({}, undefined).addresses, [], []);
  expect(unlistedAddresses(addresses, mistakes, before)).toEqual(["/faq", "/faq#costs"]);
  const entries = searchIndex(sampleNodes({ ...sampleContent, ...changes }), []);
  const pages = entries.filter(({ group, url }) => group === "Page" && !url.includes("#"));
  expect(pages.map(({ url }) => url)).toEqual([...Object.values(routes), "/faq"]);
  expect(pages.at(-1)).toMatchObject({
    title: `About ${site.name}`,
    text: "Questions. Answers. Text.",
  });
  expect(entries).toContainEqual(expect.objectContaining({ url: "/faq#costs", title: "Costs" }));
});

test("it has a node for each of its addresses, all of which show the same page", () => {
  const nodes = nodesOf({ path, text: page("aliases: [questions]\n") });
  expect(nodes.map(({ type, key }) => [type, key])).toEqual([
    ["PageText", path],
    ["ExtraPage", "faq"],
    ["ExtraPage", "questions"],
  ]);
  for (const { type, values } of nodes)
    expect(values).toMatchObject(type === "PageText" ? { path: "/faq" } : { page: "/faq" });
  const draft = nodesOf({ path, text: page("draft: true\n") }, "2026-11-20");
  expect(draft.map(({ isLeftOut }) => isLeftOut)).toEqual([true, true]);
  for (const own of Object.keys(sampleContent).filter((name) => name.startsWith("pages/")))
    expect(
      nodesOf({ path: own, text: sampleContent[own] ?? "" }).map(({ type }) => type),
    ).not.toContain("ExtraPage");
});

test("every address is known to the pages, and the footer's have a label; without files there is none", () => {
  const shown = (content: Record<string, string>) =>
    extraPageLinks(sampleNodes({ ...sampleContent, ...content }));
  expect(shown({})).toEqual([]);
  const terms = page("footer: false\n");
  const faq = page("aliases: [questions]\n");
  expect(shown({ "extra-pages/z.md": page(), [path]: faq, "extra-pages/terms.md": terms })).toEqual(
    [
      { to: "/faq", label: `About ${site.name}` },
      { to: "/questions", label: null },
      { to: "/terms", label: null },
      { to: "/z", label: `About ${site.name}` },
    ],
  );
});

test("it may begin with a text, which the pages with code may not", () => {
  expect(plainText(openingText("One [two][a].\n\n## Three\n\nFour.\n\n[a]: /support"))).toBe(
    "One two.",
  );
  expect(messages({ [path]: page() })).toEqual([]);
  const support = sampleContent["pages/support.md"] ?? "";
  expect(messages({ "pages/support.md": support.replace("\n## ", "\nStray.\n\n## ") })).toEqual([
    "There is text before the first heading.",
  ]);
});

const taken = [
  ...Object.values(routes).flatMap((route) => route.slice(1) || "index"),
  ...["404", "builds", "static", "page-data", "release-archive", "search"],
];
test.each(taken)("the name %s is taken, for a page and for a former address", (name) => {
  const asPage = messages({ [`extra-pages/${name}.md`]: page("", "Text.\n") });
  expect(asPage).toContain(`The address /${name} is taken.`);
  expect(messages({ [path]: page(`aliases: [${name === "404" ? '"404"' : name}]\n`) })).toContain(
    `The address /${name} is taken.`,
  );
});

test.each([
  [
    "two pages at one address",
    {
      [path]: page(),
      "extra-pages/help.md": page("aliases: [faq]\n").replace(/^title: .*/m, "title: Help"),
    },
    "Two pages are at /faq.",
  ],
  ["a page without text", { [path]: page("", "") }, "The file has no text."],
  [
    "a name that is no address",
    { "extra-pages/Our FAQ.md": page() },
    "The file name is not a valid id. It becomes part of an address.",
  ],
  [
    "a footer that is neither",
    { [path]: page("footer: maybe\n") },
    '"maybe" is not a valid footer.',
  ],
  [
    "a page in a folder",
    { "extra-pages/a/faq.md": page() },
    "The file is not part of any collection.",
  ],
  [
    "a link to a draft",
    { [path]: page("draft: true\n"), ...linkFrom("/faq") },
    "Visitors do not see /faq yet: extra-pages/faq.md (a draft).",
  ],
  [
    "a place that is not there",
    { [path]: page(), ...linkFrom("/faq#cost") },
    "The page /faq has no id #cost.",
  ],
  [
    "a date to come",
    { [path]: page("updated: 2031-01-01\n") },
    "The date 2031-01-01 is in the future.",
  ],
])("%s is told", (_, changes, message) => {
  expect(messages(changes as Record<string, string>)).toEqual([message]);
});

test("a page of one's own among those with code is told where it goes", () => {
  const [mistake] = mistakesIn({ "pages/faq.md": page() });
  expect(mistake?.hint).toContain("goes to extra-pages/faq.md.");
});

test("a published page that is gone is told, and an alias brings it and its places back", () => {
  const published = ["/faq", "/faq#costs"];
  const [first, second] = mistakesIn({}, published);
  expect(first).toMatchObject({ message: "The published address /faq is gone." });
  expect(first?.hint).toContain("aliases: [faq]");
  expect(second).toMatchObject({ message: "The published address /faq#costs is gone." });
  expect(messages({ "extra-pages/help.md": page("aliases: [faq]\n") }, published)).toEqual([]);
});
