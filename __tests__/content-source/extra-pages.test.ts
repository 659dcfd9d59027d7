/** @jest-environment node */
import { plainText } from "../../src/content-text/content-tree";
import { searchIndex } from "../../src/content-source/files/search-entries";
import { openingText } from "../../src/content-source/markdown/entry-texts";
import { extraPageLinks } from "../../src/content-source/nodes/extra-page-links";
import { nodesOf } from "../../src/content-source/nodes/source-content";
import { routes, site } from "../../src/site/site";
import { mistakesIn, sampleContent, sampleReport } from "../support/sample-content";
import { sampleNodes } from "../support/sample-nodes";
import { unlistedAddresses } from "../../src/content-source/check/ids";

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
    'The page shows nothing above the first "## " heading.',
  ]);
});

test.each(Object.values(routes))("the address %s is taken, for a former one, too", (route) => {
  if (route === "/") return;
  expect(messages({ [`extra-pages${route}.md`]: page("", "Text.\n") }).join()).toContain(
    `${route} is already used in the code of the site.`,
  );
  expect(messages({ [path]: page(`aliases: [${route.slice(1)}]\n`) }).join()).toContain(
    `${route} is already used in the code of the site.`,
  );
});

test.each([
  [
    "two pages at one address",
    {
      [path]: page(),
      "extra-pages/help.md": page("aliases: [faq]\n").replace(/^title: .*/m, "title: Help"),
    },
    "/faq is already used in src/content/extra-pages/faq.md:1.",
  ],
  ["a page without text", { [path]: page("", "") }, "There is no text."],
  [
    "a name that is no address",
    { "extra-pages/Our FAQ.md": page() },
    "A file name has small letters, digits and hyphens.",
  ],
  [
    "a footer that is neither",
    { [path]: page("footer: maybe\n") },
    "footer: Invalid input: expected boolean, received string",
  ],
  ["a page in a folder", { "extra-pages/a/faq.md": page() }, "Nobody reads this file."],
  [
    "a link to a draft",
    { [path]: page("draft: true\n"), ...linkFrom("/faq") },
    "Visitors do not see /faq yet: extra-pages/faq.md is left out of the build.",
  ],
  [
    "a place that is not there",
    { [path]: page(), ...linkFrom("/faq#cost") },
    "The page /faq has no id #cost. Did you mean costs?",
  ],
  ["a date to come", { [path]: page("updated: 2031-01-01\n") }, "2031-01-01 is in the future."],
])("%s is told", (_, changes, message) => {
  const [first] = messages(changes as Record<string, string>);
  expect(first).toContain(message);
});

test("a published page that is gone is told, and an alias brings it and its places back", () => {
  const published = ["/faq", "/faq#costs"];
  const [first, second] = mistakesIn({}, published);
  expect(first?.message).toContain("/faq is gone. Add faq to");
  expect(second?.message).toContain("/faq#costs is gone.");
  expect(messages({ "extra-pages/help.md": page("aliases: [faq]\n") }, published)).toEqual([]);
});
