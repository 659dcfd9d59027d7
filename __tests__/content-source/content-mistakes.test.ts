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

test("the sample has no mistake", () => {
  const { mistakes, warnings } = sampleReport({}, false);
  expect([...mistakes, ...warnings]).toEqual([]);
});

type Case = readonly [kind: string, changes: Changes, place: string, message: string];

const errors: readonly Case[] = [
  // Files.
  ["another encoding", inAnswer("Caf\uFFFD"), `${answer}:7`, "not UTF-8"],
  [
    "text that Windows has damaged",
    inAnswer("It doesnâ€™t.\n\nIt canâ€™t."),
    `${answer}:7`,
    "open the file as UTF-8",
  ],
  ["a merge conflict", inAnswer("<<<<<<< HEAD"), `${answer}:7`, "merge conflict"],
  ["a page without its text", { [support]: null }, `${support}:1`, "The file is missing"],
  [
    "a demo without its tabs",
    { "demo-tabs.json": null },
    "demo-tabs.json:1",
    "The file is missing",
  ],
  ["a file of no collection", { "news/a.md": "Text." }, "news/a.md:1", "Nothing reads this file."],
  [
    "a file name with capitals",
    { "features/New.md": copyOf(feature) },
    "features/New.md:1",
    "small letters",
  ],
  [
    "a release that is named unlike its version",
    { "releases/1.2.0.md": copyOf(release) },
    "releases/1.2.0.md:1",
    "Name the file after its version",
  ],
  [
    "a group that is not listed",
    { "answers/keys/a.md": copyOf(answer).replace(/aliases.*\n/, "") },
    "answers/keys/a.md:1",
    'no group "keys"',
  ],
  [
    "a group without answers",
    changed(support, "groups:", "groups:\n  - slug: keys\n    title: Keys"),
    `${support}:6`,
    "has no answers",
  ],
  [
    "help that is not an answer",
    changed(step, "nothing-happens", "nothing-hapens"),
    `${step}:4`,
    "Did you mean nothing-happens?",
  ],
  // Front matter.
  ["no front matter", { [feature]: "Text.\n" }, `${feature}:1`, "missing or not closed"],
  [
    "a key without its colon",
    changed(answer, "order: 1", "order 1"),
    `${answer}:3`,
    "not valid YAML",
  ],
  [
    "a value with a colon",
    changed(answer, "Nothing", "Press: nothing"),
    `${answer}:2`,
    'has ": " in it, needs double quotes',
  ],
  [
    "a quote that is not closed",
    changed(answer, "Nothing", '"Nothing'),
    `${answer}:2`,
    "Missing closing",
  ],
  [
    "a quote at the end only",
    changed(answer, "happens", 'happens?"'),
    `${answer}:2`,
    "ends with a quote",
  ],
  [
    "a key twice",
    changed(answer, "order: 1", "order: 1\naliases: [older]"),
    `${answer}:5`,
    "there twice",
  ],
  [
    "a list without brackets",
    changed(answer, "order: 1", "order: 1\nwords: lag, cpu"),
    `${answer}:4`,
    "in square brackets",
  ],
  [
    "an unseen space after a key",
    changed(answer, "order: 1", "order:\u00A01"),
    `${answer}:3`,
    "Type a space with the space bar",
  ],
  [
    "a quote within quotes",
    changed(answer, "Nothing happens", '"It says "no""'),
    `${answer}:2`,
    "double quotes around the whole",
  ],
  ["a value that starts with @", changed(answer, "Nothing", "@me"), `${answer}:2`, "quotes"],
  ["a value that # cuts", changed(answer, "Nothing", "Nothing #1"), `${answer}:2`, "quotes"],
  ["an unknown key", changed(answer, "order", "oder"), `${answer}:3`, "Did you mean order?"],
  [
    "a key that is missing",
    changed(feature, "order: 1\n", ""),
    `${feature}:1`,
    '"order" is missing',
  ],
  [
    "a value of another kind",
    changed(feature, "order: 1", "order: first"),
    `${feature}:3`,
    "a whole number without quotes",
  ],
  [
    "an id that is not valid",
    changed(answer, "dead-shortcut", "Dead_Shortcut"),
    `${answer}:4`,
    "small letters",
  ],
  [
    "an unknown tool",
    changed(answer, "order: 1", "order: 1\ntool: keys"),
    `${answer}:4`,
    '"shortcut"',
  ],
  [
    "a version that is not valid",
    changed(release, "1.1.0", "v1.1"),
    `${release}:2`,
    "Versions are like",
  ],
  [
    "Markdown in a value for search results",
    changed("pages/privacy-policy.md", "title:", "description: A **b**\ntitle:"),
    "pages/privacy-policy.md:2",
    "as it is",
  ],
  [
    "words for a time that are not closed",
    inAnswer("{published: Yes."),
    `${answer}:7`,
    "incomplete",
  ],
  // Dates.
  [
    "a date in the future",
    changed(policy, /2026-03-10/, "2027-01-01"),
    `${policy}:2`,
    "in the future",
  ],
  [
    "a release that is older than a lower one",
    changed(release, "2026-02-10", "2026-01-01"),
    `${release}:3`,
    "a later date",
  ],
  [
    "changes in another order",
    changed(policy, "summary:", "  - date: 2026-04-01\n    text: More.\nsummary:"),
    `${policy}:6`,
    "newest change comes first",
  ],
  // Links.
  [
    "an address of a mail program around a link",
    inAnswer(
      "[x](https://eu1.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.test%2Fb&d=me)",
    ),
    `${answer}:7`,
    "through eu1.safelinks.protection.outlook.com, where it is recorded. Write https://a.test/b",
  ],
  [
    "an address of a search engine around a link",
    inAnswer("[x](https://www.google.de/url?q=https://a.test/b&usg=1)"),
    `${answer}:7`,
    "Write https://a.test/b",
  ],
  [
    "an address around a link that does not show it",
    inAnswer("[x](https://www.bing.com/ck/a?!&&u=a1aHR0)"),
    `${answer}:7`,
    "Open it",
  ],
  ["a link to no page", inAnswer("[x](/suport)"), `${answer}:7`, "Did you mean /support?"],
  ["a link to no id", inAnswer("[x](/support#contct)"), `${answer}:7`, "Did you mean contact?"],
  [
    "a link to no file",
    inAnswer("[x](/release-notes.xlm)"),
    `${answer}:7`,
    "Did you mean /release-notes.xml?",
  ],
  [
    "a link to a draft",
    {
      "answers/shortcuts/b.md": "---\nquestion: B\norder: 2\ndraft: true\n---\n\nText.\n",
      ...inAnswer("[x](/support#b)"),
    },
    `${answer}:7`,
    "is left out of the build",
  ],
  [
    "a link to this site with its host",
    inAnswer(`[x](${site.defaultUrl}/support#contact)`),
    `${answer}:7`,
    "/support#contact",
  ],
  [
    "a link to one's own computer",
    inAnswer("[x](http://localhost:8000/)"),
    `${answer}:7`,
    "your own computer",
  ],
  ["a link without its page", inAnswer("[x](#contact)"), `${answer}:7`, "such as /support#contact"],
  [
    "a link to an address of the browser",
    inAnswer("[x](chrome://extensions)"),
    `${answer}:7`,
    "Write it as code",
  ],
  ["a link without words", inAnswer("[](/support)"), `${answer}:7`, "no words"],
  // Ids and sections.
  [
    "an answer that blockers hide",
    { "answers/shortcuts/cookie-info.md": copyOf(answer).replace(/order.*\n.*\n/, "order: 2\n") },
    "answers/shortcuts/cookie-info.md:1",
    'hide names such as "cookie-info"',
  ],
  [
    "an id of a heading that is not valid",
    changed(support, "{#contact}", "{#Contact us}"),
    `${support}:10`,
    "small letters",
  ],
  ["an id outside a heading", inAnswer("Text {#here}."), `${answer}:7`, "Only headings"],
  [
    "an id of a heading that has none",
    inAnswer("## More {#more}\n\nText."),
    `${answer}:7`,
    "Only headings",
  ],
  [
    "an id twice",
    changed(support, "{#mail}", "{#mail #nothing-happens}"),
    `${answer}:1`,
    "already used in src/content/pages/support.md:14",
  ],
  [
    "an id that the page uses itself",
    changed(policy, "## Scope", "## Changes {#changes}"),
    `${policy}:9`,
    "the code of the site",
  ],
  [
    "a section that a page needs",
    changed(home, "{#phone}", "{#phones}"),
    `${home}:1`,
    'needs a section "## … {#phone}"',
  ],
  [
    "a section that a page does not show",
    changed(home, "## About phone", "## More {#more}\n\nText.\n\n## About phone"),
    `${home}:34`,
    "shows no section {#more}",
  ],
  ["a main heading", changed(policy, "## Scope", "# Scope"), `${policy}:9`, 'Begin with "## "'],
  [
    "a text above the first heading",
    changed(policy, "## Scope", "Text.\n\n## Scope"),
    `${policy}:9`,
    "nothing above the first",
  ],
  [
    "an unknown kind of change",
    changed(release, "## Fixed", "## Fixes"),
    `${release}:8`,
    "Did you mean Fixed?",
  ],
  [
    "a list in the draft of an email",
    changed(support, /Text\.\n$/, "- Text.\n"),
    `${support}:16`,
    "each paragraph is one line",
  ],
  ["a text that is empty", inAnswer("<!-- Later. -->"), `${answer}:6`, "There is no text."],
  // Elements.
  ["an unknown word", inAnswer("Press {modiferKey}."), `${answer}:7`, "Did you mean modifierKey?"],
  ["a longer word", inAnswer("Press {shortcutKey}."), `${answer}:7`, "Did you mean shortcut?"],
  ["a brace without a word", inAnswer("A { or so."), `${answer}:7`, "To show a brace, write \\{"],
  [
    "a word with a space",
    inAnswer("Press { modifierKey }."),
    `${answer}:7`,
    "Write {modifierKey}.",
  ],
  ["a word without its end", inAnswer("Press {shortcut now."), `${answer}:7`, "Write {shortcut}."],
  ["keys in a key", inAnswer("<kbd>{shortcut}</kbd>"), `${answer}:7`, "without <kbd>"],
  ["a box to tick", inAnswer("- A\n- [x] B"), `${answer}:8`, "not shown"],
  ["a note", inAnswer("A.[^1]\n\n[^1]: B."), `${answer}:9`, "Notes are not shown"],
  ["a cell too many", inAnswer("| a |\n| - |\n| b | c |"), `${answer}:9`, "more cells"],
  [
    "a cell too few",
    inAnswer("| a | b |\n| - |\n| c | d |"),
    `${answer}:7`,
    "same number of cells",
  ],
  ["an item that is empty", inAnswer("- A\n-\n- B"), `${answer}:8`, "item is empty"],
  ["HTML", inAnswer("A <b>b</b>."), `${answer}:7`, "HTML is not shown"],
  [
    "a picture of GitHub’s editor",
    inAnswer('<img width="9" alt="Image" src="https://github.com/user-attachments/assets/1" />'),
    `${answer}:7`,
    "such as ![What it shows](name.png)",
  ],
  [
    "a key that is not closed",
    inAnswer("<kbd>Enter, then <kbd>Esc</kbd>"),
    `${answer}:7`,
    "HTML is not shown",
  ],
  ["a reference", inAnswer("[a][b].\n\n[b]: /support"), `${answer}:9`, "[words](address)"],
  ["a reference that no link uses", inAnswer("[Note]: soon"), `${answer}:7`, "[words](address)"],
  [
    "one way to the shortcuts",
    inAnswer("Open `{shortcutsAddress}`."),
    `${answer}:7`,
    "Add {shortcutsWay}",
  ],
  ["a picture among words", inAnswer("A ![b](c.png)"), `${answer}:7`, "a paragraph of its own"],
  [
    "a sample sentence of a new release",
    changed(release, "A slip.", "TODO: What went wrong."),
    `${release}:10`,
    "placeholder",
  ],
  // Marks that are no marks.
  [
    "an unseen space after the signs of a heading",
    changed(release, "## Fixed", "##\u00A0Fixed"),
    `${release}:8`,
    "the space bar",
  ],
  ["an unseen space after a bullet", inAnswer("- A\n-\u2009B"), `${answer}:8`, "the space bar"],
  [
    "a heading without its space",
    changed(release, "## Fixed", "##Fixed"),
    `${release}:8`,
    'a space after "##"',
  ],
  ["an unseen character", inAnswer("Open `a://b\u200Bc`."), `${answer}:7`, 'behind "Open `a://b"'],
  ["an unseen mark of direction", inAnswer("It costs 5\u200E."), `${answer}:7`, "nobody sees"],
  ["a comment of another editor", inAnswer("A.\n\n%% *Ask* Bob. %%"), `${answer}:9`, "<!-- … -->"],
  ["one in several lines", inAnswer("A.\n%%\nAsk Bob.\n%%"), `${answer}:8`, "<!-- … -->"],
  ["an alert of GitHub", inAnswer("> [!TIP]\n> Text."), `${answer}:7`, "> **Tip:** "],
  ["a container of other programs", inAnswer(":::tip\nText.\n:::"), `${answer}:7`, ":::"],
  ["a formula", inAnswer("$$\na = b\n$$"), `${answer}:7`, "$$"],
  ["an escaped comment", inAnswer("\\<!-- Later. -->"), `${answer}:7`, "Remove the backslash"],
  ["an escaped link", inAnswer("\\[a](/support)"), `${answer}:7`, "Remove the backslash"],
  [
    "escaped bold words",
    inAnswer("A \\*\\*bold\\*\\* word."),
    `${answer}:7`,
    "Remove the backslash",
  ],
  ["an escaped heading", inAnswer("\\## Why"), `${answer}:7`, "Remove the backslash"],
  ["code that does not end", inAnswer("```\nText."), `${answer}:7`, "does not end"],
  [
    "code that is closed by the other sign",
    inAnswer("A\n\n~~~\nB\n```\n"),
    `${answer}:9`,
    "does not end",
  ],
  [
    "a space in the address of a link",
    inAnswer("See [the guide](/user guide.pdf)."),
    `${answer}:7`,
    "has spaces: /user guide.pdf",
  ],
  [
    "a space in the name of a picture",
    inAnswer("![List](Screenshot 2026 at 10.png)"),
    `${answer}:7`,
    "has spaces: Screenshot 2026 at 10.png",
  ],
];

const warnings: readonly Case[] = [
  [
    "a bullet that leaves its number",
    inAnswer("1. A\n - B\n2. C"),
    `${answer}:8`,
    "indent it by 2 more",
  ],
  [
    "a paragraph that leaves its item",
    changed(release, "- A slip.", "- A slip.\n\n More."),
    `${release}:12`,
    "indent it by 1 more",
  ],
  [
    "a level of headings that is left out",
    changed(policy, "Text.", "Text.\n\n#### More"),
    `${policy}:13`,
    'Write "### "',
  ],
  [
    "a kind of change without one",
    changed(release, "## Fixed", "## Added\n\n## Fixed"),
    `${release}:8`,
    'no change below "Added"',
  ],
  [
    "letters that find no tab",
    changed(release, "date:", "typed: zzzz\ndate:"),
    `${release}:3`,
    "has no drawing",
  ],
  [
    "typographic quotes around a value",
    changed(answer, "Nothing happens", "“Nothing happens”"),
    `${answer}:2`,
    "Visitors see these quotes",
  ],
  [
    "a sentence above dashes",
    inAnswer("That is all.\n---\nText."),
    `${answer}:7`,
    "makes this a heading",
  ],
  ["bullets of another program", inAnswer("A:\n• b\n• c"), `${answer}:8`, 'written with "- "'],
  ["the name of an emoji", inAnswer("It is out :tada:"), `${answer}:7`, ":tada: is shown"],
  ["highlighted words", inAnswer("It is ==wet==."), `${answer}:7`, "**bold words**"],
  ["bold words with a space", inAnswer("It is **wet **."), `${answer}:7`, "Leave out the space"],
  ["a link of a wiki", inAnswer("See [[Help]]."), `${answer}:7`, "[[Help]] is shown"],
  ["a reference without its address", inAnswer("[this][that]"), `${answer}:7`, "[words](address)"],
  ["brackets that are swapped", inAnswer("(this)[/support]"), `${answer}:7`, "[words](address)"],
];

test.each(errors)("%s stops the build", (_kind, changes, place, message) => {
  const lines = mistakesText(mistakesIn(changes)).split("\n");
  expect(lines).toContainEqual(expect.stringContaining(`src/content/${place}  `));
  expect(lines.find((line) => line.includes(`${place}  `) && line.includes(message))).toBeDefined();
});

test.each(warnings)("%s is a warning", (_kind, changes, place, message) => {
  const report = sampleReport(changes, false);
  expect(report.mistakes).toEqual([]);
  const lines = mistakesText(report.warnings).split("\n");
  expect(lines).toContainEqual(expect.stringContaining(`src/content/${place}  warning: `));
  expect(lines.some((line) => line.includes(message))).toBe(true);
});

test.each([
  "[](#old)",
  "\\[a](/support)",
  "Caf\uFFFD.\n\nFianc\uFFFDs.",
  "It doesnâ€™t.\n\nIt canâ€™t.",
  "A <b>word</b>.",
  "{{word}}",
  "##\u00A0Why {#why}",
  "##Why {#why}",
  "%%\nAsk Bob.\n%%",
  "• One\n• Two",
  "> [!TIP]\n> Text.",
  "[a][b]\n\n[b]: /support",
  "```\nText.",
])("one mark has one message: %s", (text) => {
  const { mistakes, warnings } = sampleReport(inAnswer(text), false);
  expect([...mistakes, ...warnings]).toHaveLength(1);
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
  const report = sampleReport(later, false);
  expect(leftOutText(report.entries)).toBe(
    "Drafts, left out: src/content/answers/shortcuts/later.md.",
  );
  expect(report.addresses.map(({ id }) => id)).not.toContain("later");
  // Develop shows it.
  expect(sampleReport(later, true).addresses.map(({ id }) => id)).toContain("later");
});

test("a release with a date in the future is shown, with a warning", () => {
  const path = "releases/1.2.0.md";
  const text = "---\nversion: 1.2.0\ndate: 2026-11-21\n---\n\n## Added\n\n- More.\n";
  const { mistakes, warnings, addresses } = sampleReport({ [path]: text }, false);
  expect(mistakes).toEqual([]);
  expect(warnings).toMatchObject([
    { file: path, line: 3, message: "2026-11-21 is in the future." },
  ]);
  expect(addresses.map(({ id }) => id)).toContain("v1-2-0");
});
