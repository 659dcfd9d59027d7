/** @jest-environment node */
import { leftOutText } from "../../src/content-source/check/check-content";
import { mistakesText } from "../../src/content-source/check/mistake-format";
import { site } from "../../src/site/site";
import { mistakesIn, sampleContent, sampleReport } from "../support/sample-content";

const answer = "answers/shortcuts/nothing-happens.md";
const release = "releases/1.1.0.md";
const feature = "features/typing.md";
const policy = "privacy-policy.md";
const step = "steps/getting-started/install.md";
const support = "pages/support.md";
const home = "pages/index.md";

type Changes = Record<string, string | null>;

/** The file with one text in it replaced. */
function changed(path: string, from: string | RegExp, to: string): Record<string, string> {
  const text = sampleContent[path] ?? "";
  const result = text.replace(from, () => to);
  if (result === text) throw new Error(`${path} does not hold ${String(from)}`);
  return { [path]: result };
}

const inAnswer = (text: string) => changed(answer, "Press {modifierKey}.", text);
const copyOf = (path: string) => sampleContent[path] ?? "";

test.each(["10.11.2026", "2026", "2026-02-30"])("the date %s is one mistake", (date) => {
  const mistakes = mistakesIn(changed(release, /^date: .*$/m, `date: ${date}`));
  expect(mistakes).toMatchObject([{ file: release, line: 3 }]);
  expect(mistakes[0]?.message).toContain("such as 2026-11-10");
});

test("a policy that applies from a date in the future is a mistake", () => {
  const [mistake] = mistakesIn(changed(policy, "2026-03-10", "2027-01-01"));
  expect(mistake).toMatchObject({ line: 2, message: "2027-01-01 is in the future." });
});

test("the sample has no mistake", () => {
  const { mistakes, warnings } = sampleReport({});
  expect([...mistakes, ...warnings]).toEqual([]);
});

/** The mistake is in the file that is changed last. */
type Case = readonly [kind: string, changes: Changes, line: number, message: string];

const placeOf = (changes: Changes, line: number) =>
  `src/content/${Object.keys(changes).at(-1)}:${line}  `;

const errors: readonly Case[] = [
  // Files.
  ["another encoding", inAnswer("Caf\uFFFD.\n\nFianc\uFFFDs."), 7, "not UTF-8"],
  [
    "text that Windows has damaged",
    inAnswer("It doesnâ€™t.\n\nIt canâ€™t."),
    7,
    "open the file as UTF-8",
  ],
  ["a merge conflict", inAnswer("<<<<<<< HEAD"), 7, "merge conflict"],
  ["a page without its text", { [support]: null }, 1, "The file is missing"],
  ["a demo without its tabs", { "demo-tabs.json": null }, 1, "The file is missing"],
  ["a file of no collection", { "news/a.md": "Text." }, 1, "Nothing reads this file."],
  ["a file name with capitals", { "features/New.md": copyOf(feature) }, 1, "small letters"],
  [
    "a release that is named unlike its version",
    changed(release, "1.1.0", "1.1.1"),
    1,
    "Name the file after its version",
  ],
  [
    "a group that is not listed",
    { "answers/keys/a.md": copyOf(answer).replace(/aliases.*\n/, "") },
    1,
    'no group "keys"',
  ],
  [
    "a group without answers",
    changed(support, "groups:", "groups:\n  - slug: keys\n    title: Keys"),
    6,
    "has no answers",
  ],
  [
    "help that is not an answer",
    changed(step, "nothing-happens", "nothing-hapens"),
    4,
    "Did you mean nothing-happens?",
  ],
  [
    "help by a former name of an answer",
    changed(step, "nothing-happens", "dead-shortcut"),
    4,
    'It is now "nothing-happens".',
  ],
  // Front matter.
  ["no front matter", { [feature]: "Text.\n" }, 1, "missing or not closed"],
  ["a key without its colon", changed(answer, "order: 1", "order 1"), 3, "not valid YAML"],
  [
    "a value with a colon",
    changed(answer, "Nothing", "Press: nothing"),
    2,
    'has ": " in it, needs double quotes',
  ],
  ["a quote that is not closed", changed(answer, "Nothing", '"Nothing'), 2, "Missing closing"],
  ["a quote at the end only", changed(answer, "happens", 'happens?"'), 2, "ends with a quote"],
  ["a key twice", changed(answer, "order: 1", "order: 1\naliases: [older]"), 5, "there twice"],
  [
    "a list without brackets",
    changed(answer, "order: 1", "order: 1\nwords: lag, cpu"),
    4,
    "in square brackets",
  ],
  [
    "an unseen space after a key",
    changed(answer, "order: 1", "order:\u00A01"),
    3,
    "Type a space with the space bar",
  ],
  [
    "a quote within quotes",
    changed(answer, "Nothing happens", '"It says "no""'),
    2,
    "double quotes around the whole",
  ],
  ["a value that starts with @", changed(answer, "Nothing", "@me"), 2, "quotes"],
  ["a value that # cuts", changed(answer, "Nothing", "Nothing #1"), 2, "quotes"],
  ["an unknown key", changed(answer, "aliases", "alias"), 4, "Did you mean aliases?"],
  ["a key that is missing", changed(feature, "order: 1\n", ""), 1, '"order" is missing'],
  [
    "a value of another kind",
    changed(feature, "order: 1", "order: first"),
    3,
    "a whole number without quotes",
  ],
  [
    "an id that is not valid",
    changed(answer, "dead-shortcut", "Dead_Shortcut"),
    4,
    "small letters",
  ],
  ["an unknown tool", changed(answer, "order: 1", "order: 1\ntool: keys"), 4, '"shortcut"'],
  ["a version that is not valid", changed(release, "1.1.0", "v1.1"), 2, "Versions are like"],
  [
    "Markdown in a value for search results",
    changed("pages/privacy-policy.md", "title:", "description: A **b**\ntitle:"),
    2,
    "as it is",
  ],
  ["words for a time that are not closed", inAnswer("{published: Yes."), 7, "incomplete"],
  // Dates.
  [
    "a release that is older than a lower one",
    changed(release, "2026-02-10", "2026-01-01"),
    3,
    "a later date",
  ],
  [
    "changes in another order",
    changed(policy, "summary:", "  - date: 2026-04-01\n    text: More.\nsummary:"),
    6,
    "newest change comes first",
  ],
  // Links.
  [
    "an address of a mail program around a link",
    inAnswer(
      "[x](https://eu1.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.test%2Fb&d=me)",
    ),
    7,
    "through eu1.safelinks.protection.outlook.com, where it is recorded. Write https://a.test/b",
  ],
  [
    "an address around a link that does not show it",
    inAnswer("[x](https://www.bing.com/ck/a?!&&u=a1aHR0)"),
    7,
    "Open it",
  ],
  ["a link to no page", inAnswer("[x](/suport)"), 7, "Did you mean /support?"],
  ["a link to no id", inAnswer("[x](/support#contct)"), 7, "Did you mean contact?"],
  [
    "a link to a draft",
    {
      "answers/shortcuts/b.md": "---\nquestion: B\norder: 2\ndraft: true\n---\n\nText.\n",
      ...inAnswer("[x](/support#b)"),
    },
    7,
    "is left out of the build",
  ],
  ["a link to one's own computer", inAnswer("[x](http://localhost:8000/)"), 7, "your own computer"],
  ["a link without its page", inAnswer("[x](#contact)"), 7, "such as /support#contact"],
  [
    "a link to an address of the browser",
    inAnswer("[x](chrome://extensions)"),
    7,
    "Write it as code",
  ],
  ["a link without words", inAnswer("[](/support)"), 7, "no words"],
  // Ids and sections.
  [
    "an answer that blockers hide",
    { "answers/shortcuts/cookie-info.md": copyOf(answer).replace(/order.*\n.*\n/, "order: 2\n") },
    1,
    'hide names such as "cookie-info"',
  ],
  [
    "an id of a heading that is not valid",
    changed(support, "{#contact}", "{#Contact us}"),
    10,
    "small letters",
  ],
  ["an id outside a heading", inAnswer("Text {#here}."), 7, "Only headings"],
  ["an id of a heading that has none", inAnswer("## More {#more}\n\nText."), 7, "Only headings"],
  [
    "an id twice",
    { ...changed(support, "{#mail}", "{#mail #nothing-happens}"), [answer]: copyOf(answer) },
    1,
    "already used in src/content/pages/support.md:14",
  ],
  [
    "an id that the page uses itself",
    changed(policy, "## Scope", "## Changes {#changes}"),
    9,
    "the code of the site",
  ],
  [
    "a section that a page needs",
    changed(home, /\n## About phone[^]*/, ""),
    1,
    'needs a section "## … {#phone}"',
  ],
  [
    "a section that a page does not show",
    changed(home, "## About phone", "## More {#more}\n\nText.\n\n## About phone"),
    34,
    "shows no section {#more}",
  ],
  ["a main heading", changed(policy, "Text.", "Text.\n\n# More"), 13, 'Begin with "## "'],
  [
    "a text above the first heading",
    changed(policy, "## Scope", "Text.\n\n## Scope"),
    9,
    "nothing above the first",
  ],
  ["an unknown kind of change", changed(release, "## Fixed", "## Fixes"), 8, "Did you mean Fixed?"],
  [
    "a list in the draft of an email",
    changed(support, /Text\.\n$/, "- Text.\n"),
    16,
    "each paragraph is one line",
  ],
  ["a text that is empty", inAnswer("<!-- Later. -->"), 6, "There is no text."],
  // Elements.
  ["an unknown word", inAnswer("Press {modiferKey}."), 7, "Did you mean modifierKey?"],
  ["a longer word", inAnswer("Press {shortcutKey}."), 7, "Did you mean shortcut?"],
  ["a brace without a word", inAnswer("A { or so."), 7, "To show a brace, write \\{"],
  ["a word with a space", inAnswer("Press { modifierKey }."), 7, "Write {modifierKey}."],
  ["a word without its end", inAnswer("Press {shortcut now."), 7, "Write {shortcut}."],
  ["keys in a key", inAnswer("<kbd>{shortcut}</kbd>"), 7, "without <kbd>"],
  ["a box to tick", inAnswer("- A\n- [x] B"), 8, "not shown"],
  ["a note", inAnswer("A.[^1]\n\n[^1]: B."), 9, "Notes are not shown"],
  ["a cell too many", inAnswer("| a |\n| - |\n| b | c |"), 9, "more cells"],
  ["a cell too few", inAnswer("| a | b |\n| - |\n| c | d |"), 7, "same number of cells"],
  ["an item that is empty", inAnswer("- A\n-\n- B"), 8, "item is empty"],
  ["HTML", inAnswer("A <b>b</b>."), 7, "HTML is not shown"],
  [
    "a picture of GitHub’s editor",
    inAnswer('<img width="9" alt="Image" src="https://github.com/user-attachments/assets/1" />'),
    7,
    "such as ![What it shows](name.png)",
  ],
  ["a key that is not closed", inAnswer("<kbd>Enter, then <kbd>Esc</kbd>"), 7, "HTML is not shown"],
  ["a reference", inAnswer("[a][b].\n\n[b]: /support"), 9, "[words](address)"],
  ["one way to the shortcuts", inAnswer("Open `{shortcutsAddress}`."), 7, "Add {shortcutsWay}"],
  ["a picture among words", inAnswer("A ![b](c.png)"), 7, "a paragraph of its own"],
  [
    "a sample sentence of a new release",
    changed(release, "A slip.", "TODO: What went wrong."),
    10,
    "placeholder",
  ],
  // Marks that are no marks.
  ["an unseen space after a bullet", inAnswer("- A\n-\u2009B"), 8, "the space bar"],
  ["a heading without its space", changed(release, "## Fixed", "##Fixed"), 8, 'a space after "##"'],
  ["an unseen character", inAnswer("Open `a://b\u200Bc`."), 7, 'behind "Open `a://b"'],
  ["an unseen mark of direction", inAnswer("It costs 5\u200E."), 7, "nobody sees"],
  ["a comment of another editor", inAnswer("A.\n\n%% *Ask* Bob. %%"), 9, "<!-- … -->"],
  ["one in several lines", inAnswer("A.\n%%\nAsk Bob.\n%%"), 8, "<!-- … -->"],
  ["an alert of GitHub", inAnswer("> [!TIP]\n> Text."), 7, "> **Tip:** "],
  ["a container of other programs", inAnswer(":::tip\nText.\n:::"), 7, ":::"],
  ["a formula", inAnswer("$$\na = b\n$$"), 7, "$$"],
  ["an escaped comment", inAnswer("\\<!-- Later. -->"), 7, "Remove the backslash"],
  ["an escaped link", inAnswer("\\[a](/support)"), 7, "Remove the backslash"],
  ["escaped bold words", inAnswer("A \\*\\*bold\\*\\* word."), 7, "Remove the backslash"],
  ["an escaped heading", inAnswer("\\## Why"), 7, "Remove the backslash"],
  ["code that does not end", inAnswer("```\nText."), 7, "does not end"],
  ["code that is closed by the other sign", inAnswer("A\n\n~~~\nB\n```\n"), 9, "does not end"],
  [
    "a space in the address of a link",
    inAnswer("See [the guide](/user guide.pdf)."),
    7,
    "has spaces: /user guide.pdf",
  ],
];

const warnings: readonly Case[] = [
  ["a bullet that leaves its number", inAnswer("1. A\n - B\n2. C"), 8, "indent it by 2 more"],
  [
    "a paragraph that leaves its item",
    changed(release, "- A slip.", "- A slip.\n\n More."),
    12,
    "indent it by 1 more",
  ],
  [
    "a level of headings that is left out",
    changed(policy, "Text.", "Text.\n\n#### More"),
    13,
    'Write "### "',
  ],
  [
    "a kind of change without one",
    changed(release, "## Fixed", "## Added\n\n## Fixed"),
    8,
    'no change below "Added"',
  ],
  [
    "letters that find no tab",
    changed(release, "date:", "typed: zzzz\ndate:"),
    3,
    "has no drawing",
  ],
  [
    "typographic quotes around a value",
    changed(answer, "Nothing happens", "“Nothing happens”"),
    2,
    "Visitors see these quotes",
  ],
  ["a sentence above dashes", inAnswer("That is all.\n---\nText."), 7, "makes this a heading"],
  ["bullets of another program", inAnswer("A:\n• b\n• c"), 8, 'written with "- "'],
  ["the name of an emoji", inAnswer("It is out :tada:"), 7, ":tada: is shown"],
  ["highlighted words", inAnswer("It is ==wet==."), 7, "**bold words**"],
  ["bold words with a space", inAnswer("It is **wet **."), 7, "Leave out the space"],
  ["a link of a wiki", inAnswer("See [[Help]]."), 7, "[[Help]] is shown"],
  ["a reference without its address", inAnswer("[this][that]"), 7, "[words](address)"],
  ["brackets that are swapped", inAnswer("(this)[/support]"), 7, "[words](address)"],
];

test.each(errors)("%s stops the build", (_kind, changes, line, message) => {
  const { mistakes, warnings } = sampleReport(changes);
  const text = mistakesText(mistakes);
  expect(text).toContain(placeOf(changes, line));
  expect(text).toContain(message);
  // One mark has one message.
  expect([...mistakes, ...warnings]).toHaveLength(1);
});

test.each(warnings)("%s is a warning", (_kind, changes, line, message) => {
  const { mistakes, warnings } = sampleReport(changes);
  expect(mistakes).toEqual([]);
  const text = mistakesText(warnings);
  expect(text).toContain(`${placeOf(changes, line)}warning: `);
  expect(text).toContain(message);
  expect(warnings).toHaveLength(1);
});

test.each([
  ["a heading", changed(home, "## About phone", "##About phone")],
  ["code", changed(home, "## About try", "```\n\n## About try")],
  [
    "a date",
    { [policy]: copyOf(policy).replace("2026", "26").replace("Text.", "{effectiveDate}") },
  ],
])("what follows from %s that is not read has no message", (_kind, changes) => {
  expect(mistakesIn(changes)).toHaveLength(1);
});

test.each([
  ["", "/support/#contact", "Write a link to this site without the host: /support#contact"],
  ["/tabs", "/tabs", "Write a link to this site without the host: /"],
  ["", "/blog/", undefined],
  ["/tabs", "/support#contact", undefined],
  ["/tabs", "/tabs-two/support", undefined],
])("of a site at the path %j, the absolute address %s is told apart", (prefix, path, message) => {
  const before = process.env.GATSBY_SITE_URL;
  process.env.GATSBY_SITE_URL = site.defaultUrl + prefix;
  try {
    const mistakes = mistakesIn(inAnswer(`[x](${site.defaultUrl}${path})`));
    expect(mistakes.map((one) => one.message)).toEqual(message === undefined ? [] : [message]);
  } finally {
    if (before === undefined) delete process.env.GATSBY_SITE_URL;
    else process.env.GATSBY_SITE_URL = before;
  }
});

test.each([
  "It keeps short-\nand long-term notes.",
  "[The filter](/support#answer-filter), [changes](/privacy-policy#changes), [top](/support#main)",
  "The address begins with /support for every answer.",
  "Read [the guide](/user%20guide.pdf).",
  "If a title has the words TODO or FIXME, it is found too.",
  "Press <kbd>*</kbd>, <kbd>_</kbd>, <kbd>`</kbd> or <kbd>\\\\</kbd>.",
  "[Write](mailto:{contactAddress}?subject=A/B) or to [both](mailto:a@a.test,b@b.test).",
  "| Key | Use |\n| --- | --- |\n| <kbd>Enter</kbd> | `a \\| b` |",
  "<!-- A note: {constructor}, TODO -->\n\nText. <!-- Another. -->",
])("a text that looks like a mistake stops no build: %s", (text) => {
  expect(mistakesIn(inAnswer(text))).toEqual([]);
});

test.each(["cookies", "popup", "banners", "sponsors"])("no blocker hides the id %s", (id) => {
  const text = copyOf(answer).replace(/order.*\n.*\n/, "order: 2\n");
  expect(mistakesIn({ [`answers/shortcuts/${id}.md`]: text })).toEqual([]);
});

test.each([
  ["Windows line ends", (text: string) => text.replace(/\n/g, "\r\n")],
  ["a byte order mark", (text: string) => `\uFEFF${text}`],
  ["emoji and right-to-left text", (text: string) => `${text}\nשלום 👩‍👩‍👧 مرحبا\n`],
])("%s are no mistake", (_name, change) => {
  expect(mistakesIn({ [answer]: change(copyOf(answer)) })).toEqual([]);
});

test("a published address that is gone is told, and an alias brings it back", () => {
  const published = ["// A comment", "/support#old-name", "/support#dead-shortcut"];
  expect(mistakesIn({}, published)).toMatchObject([{ file: "published-ids.txt", line: 2 }]);
  const renamed = changed(answer, "[dead-shortcut]", "[dead-shortcut, old-name]");
  expect(mistakesIn(renamed, published)).toEqual([]);
});

test("a file that cannot be read is told alone", () => {
  const published = ["/support#dead-shortcut"];
  const changes = { ...changed(answer, "order: 1", "order 1"), "releases/1.0.0.md": null };
  expect(mistakesIn(changes, published)).toMatchObject([{ file: answer, line: 3 }]);
});

test("a draft is left out, and its links are not looked up", () => {
  const later = {
    "answers/shortcuts/later.md":
      "---\nquestion: Later\norder: 2\ndraft: true\n---\n\nSee [x](/support#gone).\n",
  };
  expect(mistakesIn(later)).toEqual([]);
  const report = sampleReport(later);
  expect(leftOutText(report.entries)).toBe(
    "Drafts, left out: src/content/answers/shortcuts/later.md.",
  );
  expect(report.addresses.map(({ id }) => id)).not.toContain("later");
});

test("a release with a date in the future is shown, with a warning", () => {
  const path = "releases/1.2.0.md";
  const text = "---\nversion: 1.2.0\ndate: 2026-11-21\n---\n\n## Added\n\n- More.\n";
  const { mistakes, warnings, addresses } = sampleReport({ [path]: text });
  expect(mistakes).toEqual([]);
  expect(warnings).toMatchObject([
    { file: path, line: 3, message: "2026-11-21 is in the future." },
  ]);
  expect(addresses.map(({ id }) => id)).toContain("v1-2-0");
});
