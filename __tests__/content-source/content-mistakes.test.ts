/** @jest-environment node */
import type * as ParseMarkdown from "../../src/content-source/markdown/parse-markdown";
import { mistakesText } from "../../src/content-source/check/mistake";
import { leftOutText } from "../../src/content-source/check/content-report";
import { absoluteUrl } from "../../src/site/site-url";
import { mistakesIn, sampleContent, sampleReport } from "../support/sample-content";

/** A text on which the parser fails here: no limit knows of every text on which it may. */
const mockUnreadable = "This makes the parser fail.";
jest.mock("../../src/content-source/markdown/parse-markdown", () => {
  const actual = jest.requireActual<typeof ParseMarkdown>(
    "../../src/content-source/markdown/parse-markdown",
  );
  const parseMarkdown = (text: string) => {
    if (text.includes(mockUnreadable)) throw new RangeError("Maximum call stack size exceeded");
    return actual.parseMarkdown(text);
  };
  return { ...actual, parseMarkdown };
});

const answer = "answers/shortcuts/nothing-happens.md";
const release = "releases/1.1.0.md";
const feature = "features/typing.md";
const policy = "privacy-policy.md";

/** The file with one text in it replaced. */
function changed(path: string, from: string | RegExp, to: string): Record<string, string> {
  const text = sampleContent[path] ?? "";
  const result = text.replace(from, to);
  if (result === text) throw new Error(`${path} does not hold ${String(from)}`);
  return { [path]: result };
}

const inAnswer = (text: string) => changed(answer, "Press {modifierKey}.", text);

test("the sample has no mistake", () => {
  expect(mistakesIn({})).toEqual([]);
});

type Case = readonly [
  kind: string,
  changes: Record<string, string | null>,
  place: string,
  message: string,
  hint: string,
];

const cases: readonly Case[] = [
  // Front matter.
  [
    "a key without its colon",
    changed(answer, "order: 1", "order 1"),
    `${answer}:3`,
    "The front matter is not valid YAML",
    "Write a colon and a space behind the key: order: 1.",
  ],
  [
    "a list that is given twice",
    changed(answer, "order: 1", "order: 1\naliases: [first]\naliases: [second]"),
    answer,
    "The front matter is not valid YAML",
    "Put all of them into one list",
  ],
  [
    "an alias that is an address",
    changed(answer, /aliases: .*/, "aliases: [/support#former]"),
    answer,
    '"/support#former" is not a valid id.',
    "Write former.",
  ],
  [
    "a copied release of which only the file has another name",
    { "releases/1.2.0.md": sampleContent[release] ?? "" },
    "releases/1.2.0.md",
    "The version 1.1.0 does not match the file name.",
    "Write version: 1.2.0, or rename the file.",
  ],
  [
    "an address that lacks a slash",
    inAnswer("[Help](https:/support.google.com/chrome)"),
    answer,
    "The protocol of a link is misspelt.",
    "Write https://support.google.com/chrome.",
  ],
  [
    "a link with ? in place of #",
    inAnswer("[This](/support?nothing-happens)"),
    answer,
    "A link has ? in place of #.",
    "Write /support#nothing-happens.",
  ],
  [
    "a link to an answer without its page",
    inAnswer("[This](/nothing-happens)"),
    answer,
    "There is no page /nothing-happens.",
    "Did you mean /support#nothing-happens?",
  ],
  [
    "a link with a slash before its id",
    inAnswer("[This](/support/#nothing-happens)"),
    answer,
    "There is no page /support/.",
    "Did you mean /support#nothing-happens?",
  ],
  [
    "several keys in one",
    inAnswer("Press <kbd>Alt+F</kbd>."),
    answer,
    "A <kbd> is for one key.",
    "Write <kbd>Alt</kbd>+<kbd>F</kbd>.",
  ],
  [
    "a kind of change by another name",
    changed(release, "## Fixed", "## Fixes"),
    release,
    'There is no kind of change "Fixes".',
    "Write ## Fixed.",
  ],
  [
    "a policy of which only one date is in the future",
    changed(policy, "effective: 2026-03-10", "effective: 2027-01-01"),
    `${policy}:2 (effective)`,
    "The date 2027-01-01 is in the future.",
    "Publish on that day",
  ],
  [
    "words for the search that are no list",
    changed(answer, "order: 1", "order: 1\nwords: bug, not working"),
    `${answer}:4`,
    '"bug, not working" is not a valid list.',
    "Write [bug, not working].",
  ],
  [
    "a tool that is none",
    changed(answer, "order: 1", "order: 1\ntool: key"),
    `${answer}:4`,
    '"key" is not a valid tool.',
    "Write keys or shortcut, or leave the line out.",
  ],
  [
    "words for a section that is none",
    changed("pages/support.md", "lead:", "sectionWords:\n  contacts: [bug]\nlead:"),
    "pages/support.md:4",
    'There is no section "contacts" in this file.',
    "Sections are contact, mail.",
  ],
  [
    "no front matter",
    { [feature]: "Text.\n" },
    `${feature}:1`,
    "The file has no front matter.",
    'Start the file with "---"',
  ],
  [
    "broken YAML",
    changed(feature, "title: Type", "title: Type: quickly"),
    `${feature}:2`,
    "The front matter is not valid YAML",
    "in quotes",
  ],
  [
    "tabs in front matter",
    changed(policy, "  - date", "\t- date"),
    `${policy}:4`,
    "The front matter is not valid YAML",
    "Indent with spaces, not tabs.",
  ],
  [
    "a value that begins with an asterisk",
    changed(answer, "Nothing happens", "*Why*"),
    `${answer}:2`,
    'A value starts with "*".',
    "in quotes",
  ],
  [
    "a text that begins with an asterisk",
    changed(answer, "Nothing happens", "*Nothing* happens"),
    `${answer}:2`,
    "The front matter is not valid YAML",
    'Put a value that starts with "*" in quotes.',
  ],
  [
    "a value that begins with an ampersand",
    changed(answer, "Nothing happens", "&Nothing happens"),
    `${answer}:2`,
    'A value starts with "&".',
    "in quotes",
  ],
  [
    "a value that is a word in braces",
    changed(answer, "Nothing happens", "{modifierKey}"),
    `${answer}:2 (question)`,
    'A value starts with "{".',
    "in quotes",
  ],
  [
    "a value in brackets",
    changed(answer, "Nothing happens", "[Nothing happens]"),
    `${answer}:2 (question)`,
    'A value starts with "[".',
    "in quotes",
  ],
  ...["{modifierKey} fails", "[Sometimes] it fails", "@home it fails", "- it fails"].map(
    (text): Case => [
      `a text that begins like ${text}`,
      changed(answer, "Nothing happens", text),
      `${answer}:2`,
      "The front matter is not valid YAML",
      `Put a value that starts with "${text.slice(0, 1)}" in quotes.`,
    ],
  ),
  [
    "a quote that is never closed, where it begins",
    changed(answer, "Nothing happens", '"Nothing happens'),
    `${answer}:2`,
    "a quote is never closed",
    'Put " before and after the whole value',
  ],
  [
    "a value of which only the first words are in quotes",
    changed(answer, "Nothing happens", '"Nothing" happens'),
    `${answer}:2`,
    "The front matter is not valid YAML",
    'Put " before and after the whole value, and “ ” around words in it.',
  ],
  [
    "a value that a number sign cuts",
    changed(answer, "Nothing happens", "Nothing happens to issue #12"),
    `${answer}:2`,
    'Everything after " #" is ignored.',
    "in quotes",
  ],
  [
    "a comma too many in a list",
    changed(answer, "order: 1", "order: 1\nwords: [bug, , slow]"),
    `${answer}:4`,
    "The front matter is not valid YAML",
    "Write a list like [bug, not working].",
  ],
  [
    "no keys",
    { [feature]: "---\njust words\n---\nText.\n" },
    `${feature}:2`,
    "not a list of keys",
    '"key: value"',
  ],
  [
    "a key twice",
    changed(feature, "order: 1", "order: 1\norder: 2"),
    `${feature}:4`,
    "Map keys must be unique",
    "Keep one of the lines",
  ],
  [
    "a missing key",
    changed(feature, "order: 1\n", ""),
    `${feature}:1 (order)`,
    '"order" is missing.',
    'Add "order: …"',
  ],
  [
    "an unknown key close to a known one",
    changed(answer, "aliases", "alias"),
    `${answer}:4 (alias)`,
    'There is no key "alias" here.',
    'Did you mean "aliases"?',
  ],
  [
    "an unknown key",
    changed(feature, "order: 1", "order: 1\nmood: good"),
    `${feature}:4 (mood)`,
    'There is no key "mood" here.',
    "Keys are title, order, draft.",
  ],
  [
    "a text that is a number",
    changed(feature, "title: Type", "title: 12"),
    `${feature}:2 (title)`,
    "12 is not a valid text.",
    "in quotes",
  ],
  [
    "an empty text",
    changed(feature, "title: Type", 'title: " "'),
    `${feature}:2 (title)`,
    '" " is not a valid text.',
    "Write a text",
  ],
  [
    "a text of several paragraphs",
    changed(feature, "title: Type", 'title: "One\\n\\nTwo"'),
    `${feature}:2 (title)`,
    "must be one line of text",
    "Remove lists",
  ],
  [
    "an order that is no number",
    changed(feature, "order: 1", "order: first"),
    `${feature}:3 (order)`,
    '"first" is not a valid order.',
    "whole number from 1",
  ],
  [
    "a date that does not exist",
    changed(release, "2026-02-10", "2026-02-30"),
    `${release}:3 (date)`,
    '"2026-02-30" is not a valid date.',
    "YYYY-MM-DD",
  ],
  [
    "a date in words",
    changed(release, "2026-02-10", "10 February 2026"),
    `${release}:3 (date)`,
    '"10 February 2026" is not a valid date.',
    "YYYY-MM-DD",
  ],
  [
    "a version that is none",
    { "releases/1.2.md": "---\nversion: 1.2\ndate: 2026-03-01\n---\n\n## Added\n\n- It.\n" },
    "releases/1.2.md:2 (version)",
    "1.2 is not a valid version.",
    'like "1.4.0"',
  ],
  [
    "a version with leading zeros",
    { "releases/1.02.0.md": "---\nversion: 1.02.0\ndate: 2026-03-01\n---\n\n## Added\n\n- It.\n" },
    "releases/1.02.0.md:2 (version)",
    '"1.02.0" is not a valid version.',
    'like "1.4.0"',
  ],
  [
    "a list that is none",
    changed(answer, "[dead-shortcut]", "dead-shortcut"),
    `${answer}:4 (aliases)`,
    '"dead-shortcut" is not a valid list.',
    "[first-id, second-id]",
  ],
  [
    "an id with a space",
    changed(answer, "[dead-shortcut]", "[dead shortcut]"),
    `${answer}:4 (aliases)`,
    '"dead shortcut" is not a valid id.',
    "hyphens",
  ],
  [
    "a group without a title",
    changed("pages/support.md", "    title: Shortcuts\n", ""),
    "pages/support.md:5 (groups)",
    'An entry has no "title".',
    "slug and title",
  ],
  [
    "a group that is no record",
    changed("pages/support.md", / {2}- slug.*\n.*\n/, "  - shortcuts\n"),
    "pages/support.md:5 (groups)",
    '"shortcuts" is not a valid entry.',
    "slug and title",
  ],
  [
    "a policy change with a stray key",
    changed(policy, "    text:", "    why: so\n    text:"),
    `${policy}:3 (changes)`,
    'There is no key "why" in an entry.',
    "Keys are date, text.",
  ],
  [
    "no policy changes",
    changed(policy, /changes:\n.*\n.*\n/, "changes: []\n"),
    `${policy}:3 (changes)`,
    "[] is not a valid list.",
    '"- date: … text: …"',
  ],
  // Words.
  [
    "an unknown word close to a known one",
    inAnswer("Line.\n\nPress {modiferKey}."),
    `${answer}:9`,
    "There is no visitor word {modiferKey}.",
    "Did you mean {modifierKey}?",
  ],
  [
    "an unknown word",
    inAnswer("Press {anything}."),
    `${answer}:7`,
    "There is no visitor word {anything}.",
    "Words are {modifierKey}",
  ],
  [
    "an unknown word in front matter",
    changed(feature, "title: Type", 'title: "{brwserName}"'),
    `${feature}:2 (title)`,
    "There is no visitor word {brwserName}.",
    "Did you mean {browserName}?",
  ],
  // Markdown.
  [
    "raw HTML",
    inAnswer("One <b>bold</b> word."),
    `${answer}:7`,
    "Raw HTML is not allowed.",
    "<kbd>",
  ],
  [
    "a script",
    inAnswer("Text.\n\n<script>alert(1)</script>"),
    `${answer}:9`,
    "Raw HTML is not allowed.",
    "Write Markdown",
  ],
  [
    "a tag with an event handler",
    inAnswer("<kbd onclick=alert(1)>Enter</kbd>"),
    `${answer}:7`,
    "Raw HTML is not allowed.",
    "the only tag allowed",
  ],
  [
    "a <kbd> that stays open",
    inAnswer("Press <kbd>Enter."),
    `${answer}:7`,
    "A <kbd> is never closed.",
    "<kbd>Enter</kbd>",
  ],
  [
    "a heading in an answer",
    inAnswer("## Heading\n\nText."),
    `${answer}:7`,
    "cannot have headings",
    "**bold words**",
  ],
  [
    "a heading that skips a level",
    changed(policy, "Text.", "#### Deep\n\nText."),
    `${policy}:11`,
    "A heading skips a level.",
    'Write "### " here.',
  ],
  [
    "a main heading",
    changed(policy, "## Scope", "# Scope"),
    `${policy}:9`,
    "The page already has a main heading.",
    'Start sections with "## "',
  ],
  [
    "text before the first heading",
    changed(policy, "## Scope", "Stray.\n\n## Scope"),
    `${policy}:9`,
    "There is text before the first heading.",
    "below",
  ],
  [
    "a footnote",
    inAnswer("Text[^1].\n\n[^1]: Note."),
    `${answer}:7`,
    'Markdown of the kind "footnoteReference" is not supported.',
    "plain text",
  ],
  [
    "no text",
    { [feature]: "---\ntitle: Type\norder: 1\n---\n" },
    `${feature}:5`,
    "The file has no text.",
    "Write the text",
  ],
  [
    "spaces in the braces of a word",
    inAnswer("Press { modifierKey }."),
    `${answer}:7`,
    "A visitor word is incomplete.",
    "Write {modifierKey}.",
  ],
  [
    "a word whose brace is not closed",
    inAnswer("Press {modifierKey."),
    `${answer}:7`,
    "A visitor word is incomplete.",
    "Write {modifierKey}.",
  ],
  [
    "a key within a key",
    inAnswer("Press <kbd>{shortcut}</kbd>."),
    `${answer}:7`,
    "A <kbd> can contain only plain text.",
    "without <kbd>",
  ],
  [
    "printed quotes around a value",
    changed(feature, "title: Type", "title: “Type”"),
    `${feature}:2 (title)`,
    "A value is in curly quotes.",
    "straight quotes",
  ],
  [
    "a heading without text",
    changed(policy, "## Scope", "## {#scope}"),
    `${policy}:9`,
    "A heading has no text.",
    "## What it is about",
  ],
  [
    "a heading's id with a space",
    changed(policy, "## Scope", "## Scope {#The Scope}"),
    `${policy}:9`,
    "{#The Scope} is not a valid id.",
    "hyphens",
  ],
  [
    "a word in two pairs of braces",
    inAnswer("Press {{ shortcut }}."),
    `${answer}:7`,
    "A visitor word has two braces.",
    "Write {shortcut}.",
  ],
  [
    "a part of a text for a time that is none",
    inAnswer("{publishd: Get it.}"),
    `${answer}:7`,
    'No part of a text is for "publishd".',
    "Did you mean {published: words}?",
  ],
  [
    "a <kbd> with nothing in it",
    inAnswer("Press <kbd> </kbd>."),
    `${answer}:7`,
    "A <kbd> has no key.",
    "<kbd>Enter</kbd>",
  ],
  ...["Entr", "ENTER", "Shft", "Back space", "Ese"].map((key): Case => [
    `a key that is called ${key}`,
    inAnswer(`Press <kbd>${key}</kbd>.`),
    `${answer}:7`,
    "There is no such key.",
    "Did you mean <kbd>",
  ]),
  ...["**Details.", "** Details **", "Choose *Options now."].map((text): Case => [
    `bold words written as ${text}`,
    inAnswer(text),
    `${answer}:7`,
    "Bold or emphasized words are not closed.",
    "**bold words**",
  ]),
  ...["###More"].map((text): Case => [
    `a heading that begins with ${text.slice(0, 4)}`,
    inAnswer(text),
    `${answer}:7`,
    'There is no space after the "#" of a heading.',
    'Write "## What it is about".',
  ]),
  [
    "a list of tasks",
    inAnswer("- [x] done"),
    `${answer}:7`,
    "A list has boxes to tick.",
    "without [ ]",
  ],
  // Sections.
  [
    "a section that its page does not show",
    changed("pages/support.md", "{#mail}\n", "{#mail}\n\n## More {#more}\n"),
    "pages/support.md:16",
    "The page does not show a section {#more}.",
    "Its sections are contact, mail.",
  ],
  [
    "a section in the text around the policy",
    { "pages/privacy-policy.md": `${sampleContent["pages/privacy-policy.md"]}\n## More {#more}\n` },
    "pages/privacy-policy.md:7",
    "The page does not show a section {#more}.",
    "privacy-policy.md",
  ],
  [
    "a section that a page looks for",
    changed("pages/index.md", "{#phone}", "{#telephone}"),
    "pages/index.md:1",
    "The section {#phone} is missing.",
    "{#phone}",
  ],
  // Links.
  [
    "a link with a space in the middle",
    inAnswer("See [here] (/support)."),
    `${answer}:7`,
    "A link is incomplete.",
    "without a space",
  ],
  [
    "a link whose address is defined nowhere",
    inAnswer("See [here][nope]."),
    `${answer}:7`,
    "A link is incomplete.",
    "[words](/page)",
  ],
  ...["[here](/support", "[here](/support #contact)"].map((text): Case => [
    `a link written as ${text}`,
    inAnswer(text),
    `${answer}:7`,
    "A link is incomplete.",
    "without a space or a line break in its address",
  ]),
  [
    "a link to write to nobody",
    inAnswer("[Write](mailto:)"),
    `${answer}:7`,
    "A link has no address.",
    "mailto:{contactAddress}",
  ],
  [
    "a link without text",
    inAnswer("See [](/support)."),
    `${answer}:7`,
    "A link has no text.",
    "[where it leads](/support)",
  ],
  [
    "a browser's own address as a link",
    inAnswer("Open [this](chrome://extensions)."),
    `${answer}:7`,
    "Web pages cannot open chrome://extensions.",
    "`chrome://extensions`",
  ],
  [
    "a visitor word as a link",
    inAnswer("Open [this]({shortcutsAddress})."),
    `${answer}:7`,
    "Web pages cannot open {shortcutsAddress}.",
    "Copy button",
  ],
  [
    "a page that does not exist",
    inAnswer("[Here](/suport)."),
    `${answer}:7`,
    "There is no page /suport.",
    "Did you mean /support?",
  ],
  [
    "a trailing slash",
    inAnswer("[Here](/support/)."),
    `${answer}:7`,
    "There is no page /support/.",
    "Did you mean /support?",
  ],
  [
    "a place that does not exist",
    inAnswer("[Here](/support#nothing-hapens)."),
    `${answer}:7`,
    "The page /support has no id #nothing-hapens.",
    "Did you mean /support#nothing-happens?",
  ],
  [
    "a link without a page",
    inAnswer("[Here](#nothing-happens)."),
    `${answer}:7`,
    "A link has no page.",
    "like /support#nothing-happens",
  ],
  [
    "a relative link",
    inAnswer("[Here](support)."),
    `${answer}:7`,
    "must start with /",
    "Write /support",
  ],
  [
    "a relative link that begins with dots",
    inAnswer("[Here](../support)."),
    `${answer}:7`,
    "must start with /",
    "Write /support, if",
  ],
  [
    "a link to a file of the content",
    inAnswer("[Here](../../steps/getting-started/install.md)."),
    `${answer}:7`,
    "A link leads to a file, not to an address.",
    "Write /getting-started#install.",
  ],
  [
    "a link to a page's file",
    inAnswer("[Here](support.md#nothing-happens)."),
    `${answer}:7`,
    "A link leads to a file, not to an address.",
    "Write /support.",
  ],
  [
    "a link to a document",
    inAnswer("[Here](/support.html)."),
    `${answer}:7`,
    "There is no page /support.html.",
    "Did you mean /support?",
  ],
  [
    "a link to a file that is unlike any other",
    inAnswer("[Here](/list.txt)."),
    `${answer}:7`,
    "There is no page /list.txt.",
    "Files with this ending: /release-notes.txt.",
  ],
  [
    "a link to a host without its protocol",
    inAnswer("[Here](www.example.com)."),
    `${answer}:7`,
    "A link to another site has no protocol.",
    "Write https://www.example.com.",
  ],
  [
    "a script as a link",
    inAnswer("[Here](javascript:alert(1))."),
    `${answer}:7`,
    "A link cannot lead to javascript:alert(1).",
    "https://",
  ],
  [
    "a link to this site by its host",
    inAnswer(`[Here](${absoluteUrl("/support")}).`),
    `${answer}:7`,
    "A link to this site includes the host name.",
    "Write /support.",
  ],
  [
    "a callout that does not exist",
    inAnswer("> [!DANGER]\n> Text."),
    `${answer}:7`,
    "[!DANGER] isn’t a valid callout.",
    "Callouts are [!NOTE], [!TIP], [!WARNING].",
  ],
  [
    "a callout on one line",
    inAnswer("> [!NOTE] Text."),
    `${answer}:7`,
    "[!NOTE] isn’t a valid callout.",
    'Write "> [!NOTE]" on a line of its own',
  ],
  [
    "a callout without text",
    inAnswer("> [!NOTE]"),
    `${answer}:7`,
    "[!NOTE] isn’t a valid callout.",
    "each line below it",
  ],
  [
    "a comment that is never closed",
    inAnswer("Text.\n\n<!-- a"),
    `${answer}:9`,
    "Raw HTML is not allowed.",
    "Write Markdown",
  ],
  [
    "nothing but a comment",
    inAnswer("<!-- later -->"),
    `${answer}:6`,
    "The file has no text.",
    "Write the text",
  ],
  [
    "a list without a space after its marks",
    inAnswer("List:\n-one\n-two"),
    `${answer}:7`,
    'There is no space after the "-" of a list.',
    'Start each item with "- "',
  ],
  ...["• one\n• two", "·\tone", "–one\n–two", "*one\n*two"].map((text): Case => [
    `a list that begins with ${text.slice(0, 2)}`,
    inAnswer(text),
    `${answer}:7`,
    "A list begins with a character that is no list mark.",
    'Start each item with "- "',
  ]),
  [
    "a table without its second line",
    inAnswer("| a | b |\n| c | d |"),
    `${answer}:7`,
    "A table has no line below its head.",
    "| --- | --- |",
  ],
  ...["[NOTE]", "[! NOTE]"].map((mark): Case => [
    `a callout that begins with ${mark}`,
    inAnswer(`> ${mark}\n> Text.`),
    `${answer}:7`,
    "A callout has another first line.",
    'Write "> [!NOTE]"',
  ]),
  ...["[[wiki]]", "(here)[/support]"].map((text): Case => [
    `a link written as ${text}`,
    inAnswer(`See ${text}.`),
    `${answer}:7`,
    "A link is incomplete.",
    "Write [words](/page).",
  ]),
  ...["![[x.png]]", "!(alt)[x.png]"].map((text): Case => [
    `a picture written as ${text}`,
    inAnswer(text),
    `${answer}:7`,
    "A picture is incomplete.",
    "![what the picture shows](list.png)",
  ]),
  ...["TODO: write", "Lorem ipsum dolor"].map((text): Case => [
    `a placeholder such as ${text}`,
    inAnswer(text),
    `${answer}:7`,
    "A placeholder was not replaced.",
    "draft: true",
  ]),
  [
    "a code block that is closed with fewer backticks",
    inAnswer("````\ncode\n```\n\nMore."),
    `${answer}:7`,
    "A code block is never closed.",
    "backticks",
  ],
  [
    "a link without an address",
    inAnswer("[x]()"),
    `${answer}:7`,
    "A link has no address.",
    "/page",
  ],
  [
    "a picture as a link",
    inAnswer("[x](pictures/list.png)"),
    `${answer}:7`,
    "A link leads to a picture.",
    "![what the picture shows](list.png)",
  ],
  [
    "a link to the writer's own computer",
    inAnswer("[x](http://localhost:8000/support#contact)"),
    `${answer}:7`,
    "A link leads to your own computer.",
    "Write /support#contact",
  ],
  ...["constructor", "toString"].map((name): Case => [
    `a word named ${name}`,
    inAnswer(`Press {${name}}.`),
    `${answer}:7`,
    `There is no visitor word {${name}}.`,
    `To show the braces, write \\{${name}\\}.`,
  ]),
  [
    "a key named toString",
    changed(feature, "order: 1", "order: 1\ntoString: x"),
    `${feature}:4 (toString)`,
    'There is no key "toString" here.',
    "Keys are",
  ],
  [
    "a description with words in braces",
    changed("pages/support.md", "lead:", 'description: "{productName} is **fast**"\nlead:'),
    "pages/support.md:4 (description)",
    "is not a valid plain text.",
    "no {words}",
  ],
  // Letters.
  ...["\0", "\u200B", "\u202E", "\uE000"].map((letter): Case => [
    `the invisible ${JSON.stringify(letter)}`,
    inAnswer(`a${letter}b`),
    `${answer}:7`,
    "is invisible.",
    "Delete it",
  ]),
  ["garbled letters", inAnswer("Itâ€™s"), `${answer}:7`, "Letters are garbled: â€™", "UTF-8"],
  [
    "a file in UTF-16",
    { [answer]: Buffer.from(sampleContent[answer] ?? "", "utf16le").toString("utf8") },
    `${answer}:1`,
    "The file is not UTF-8.",
    "UTF-8 encoding",
  ],
  [
    "a merge conflict",
    inAnswer("<<<<<<< HEAD\na\n=======\nb\n>>>>>>> other"),
    `${answer}:7`,
    "A merge conflict is not resolved.",
    "delete those",
  ],
  [
    "a list of two thousand levels",
    inAnswer(`${"- ".repeat(2000)}a`),
    `${answer}:7`,
    "nested too deeply",
    "20 levels",
  ],
  [
    "a list of many levels, line by line",
    inAnswer(Array.from({ length: 300 }, (_, at) => `${" ".repeat(2 * at)}- a`).join("\n")),
    `${answer}:107`,
    "nested too deeply",
    "20 levels",
  ],
  [
    "three thousand groups of backticks",
    inAnswer(Array.from({ length: 3000 }, (_, at) => "`".repeat(1 + (at % 70))).join(" a ")),
    `${answer}:7`,
    "too many backticks",
    "empty lines",
  ],
  [
    "a text of megabytes",
    inAnswer("word ".repeat(400_000)),
    `${answer}:1`,
    "The file has 2001 kB.",
    "Divide it",
  ],
  // Releases.
  [
    "numbered changes",
    changed(release, "- A slip.", "1. A slip."),
    `${release}:10`,
    'The changes below "## Fixed" are numbered.',
    '"- "',
  ],
  [
    "a kind of change that does not exist",
    changed(release, "## Fixed", "## Mended"),
    `${release}:8`,
    'There is no kind of change "Mended".',
    "Added, Changed, Fixed",
  ],
  [
    "a kind of change twice",
    changed(release, "- A slip.", "- A slip.\n\n## Fixed\n\n- More."),
    `${release}:12`,
    'The heading "Fixed" is used twice.',
    "one list",
  ],
  [
    "changes without a list",
    changed(release, "- A slip.", "A slip."),
    `${release}:10`,
    'There is no list of changes below "## Fixed".',
    '"- "',
  ],
  [
    "text after a list of changes",
    changed(release, "- A slip.", "- A slip.\n\n### More"),
    `${release}:12`,
    "Only one list can follow a change heading.",
    "without other text",
  ],
  [
    "a kind of change at the wrong level",
    changed(release, "## Fixed", "### Fixed"),
    `${release}:8`,
    "must be level 2 (##)",
    '"## Added"',
  ],
  [
    "a version unlike its file's name",
    changed(release, "version: 1.1.0", "version: 1.2.0"),
    `${release}:2 (version)`,
    "The version 1.2.0 does not match the file name.",
    "Write version: 1.1.0",
  ],
  [
    "versions that do not descend with their dates",
    changed(release, "2026-02-10", "2025-12-01"),
    `${release}:3 (date)`,
    "1.1.0 is dated before 1.0.0 (2026-01-10).",
    "correct the version or the date",
  ],
  [
    "a version twice",
    { "releases/1.1.md": '---\nversion: "1.1"\ndate: 2026-02-10\n---\n\nText.\n' },
    "releases/1.1.md:2 (version)",
    "1.1 is the same version as 1.1.0.",
    "Keep one",
  ],
  [
    "a draft that is neither true nor false",
    changed(feature, "order: 1", "order: 1\ndraft: maybe"),
    `${feature}:4 (draft)`,
    '"maybe" is not a valid draft.',
    "Write draft: true",
  ],
  [
    "a link to a draft",
    {
      "answers/shortcuts/later.md": "---\nquestion: Later\norder: 2\ndraft: true\n---\n\nText.\n",
      ...inAnswer("[Later](/support#later)"),
    },
    `${answer}:7`,
    "Visitors do not see #later yet: answers/shortcuts/later.md (a draft).",
    "Publish it too, or leave the link out until then.",
  ],
  // What a writer types on a first day.
  ...(
    [
      [
        "a word in the address of a link",
        "[Us](mailto:{contactAdress})",
        "There is no visitor word {contactAdress}.",
        "Did you mean {contactAddress}?",
      ],
      [
        "a word of a template",
        "Press ${shortcut}.",
        "A visitor word has other marks.",
        "Write {shortcut}.",
      ],
      [
        "a word in percent signs",
        "Press %shortcut%.",
        "A visitor word has other marks.",
        "Write {shortcut}.",
      ],
      [
        "a word in square brackets",
        "Press [shortcut].",
        "A visitor word has other marks.",
        "Write {shortcut}.",
      ],
      [
        "a word in wide braces",
        "Press ｛shortcut｝.",
        "A visitor word has other marks.",
        "Write {shortcut}.",
      ],
      [
        "a word without its first brace",
        "Press shortcut}.",
        "A visitor word has other marks.",
        "Write {shortcut}.",
      ],
      [
        "a soft hyphen",
        "Nothing hap\u00ADpens.",
        "The character U+00AD is invisible.",
        "Delete it",
      ],
      ["a line separator", "One.\u2028Two.", "The character U+2028 is invisible.", "Delete it"],
      [
        "a mark of a word processor",
        "\uF02D One.",
        "The character U+F02D is invisible.",
        "Delete it",
      ],
      ["a number without a space", "1.Open it.", "The numbers of a list have another form.", "1. "],
      [
        "a dash for a list",
        "– Open it.",
        "A list begins with a character that is no list mark.",
        "- ",
      ],
      ["code that is not closed", "Press `Enter now.", "Code is not closed.", "backtick"],
      [
        "a callout of another system",
        ":::note\nText.\n:::",
        "A callout has another first line.",
        "[!NOTE]",
      ],
      [
        "a picture with a size",
        "![A list](list.png =300x200)",
        "A picture is incomplete.",
        "![what the picture shows]",
      ],
      [
        "a table with a cell too many",
        "| a | b |\n| --- | --- |\n| 1 | 2 | 3 |",
        "Cells in this row of a table: 3. In its head: 2.",
        "|",
      ],
      [
        "a table with a cell too few",
        "| a | b |\n| --- | --- |\n| 1 |",
        "Cells in this row of a table: 1. In its head: 2.",
        "|",
      ],
      ["an empty item", "- One\n-\n- Two", "An item of a list is empty.", "remove it"],
      [
        "an email address as a page",
        "[Us](hello@example.com)",
        "An email address has no protocol.",
        "Write mailto:hello@example.com.",
      ],
    ] as const
  ).map(([kind, text, message, hint]): Case => [kind, inAnswer(text), answer, message, hint]),
  ...(
    [
      ["words for a store that are none", "{published: }Text.", "has no words.", "or remove it"],
      [
        "emphasis that is not closed",
        "Choose _Options now.",
        "Emphasized words are not closed.",
        "_words_",
      ],
      [
        "a character by an unknown name",
        "One &unknown; two.",
        "A character has a name that Markdown does not know.",
        "itself",
      ],
      ["an emoji by its name", "Done :tada:", "An emoji is written by its name.", "Paste"],
    ] as const
  ).map(([kind, text, message, hint]): Case => [kind, inAnswer(text), answer, message, hint]),
  [
    "a question that another answer has",
    { "answers/shortcuts/again.md": "---\nquestion: Nothing happens\norder: 2\n---\n\nText.\n" },
    answer,
    "Another answer has the same question.",
    "Merge the two",
  ],
  [
    "a word for the search twice",
    changed(answer, "order: 1", "order: 1\nwords: [bug, bug]"),
    `${answer}:4`,
    "is not a valid list.",
    "Write each of them once.",
  ],
  [
    "front matter that does not end",
    { [feature]: "---\ntitle: Type\norder: 1\n\nText.\n" },
    `${feature}:1`,
    "The front matter has no end.",
    'Write "---", three hyphens,',
  ],
  [
    "a list that is not closed",
    changed(answer, "order: 1", "order: 1\nwords: [noise, sound"),
    answer,
    "The front matter is not valid YAML",
    'Close the list above with "]".',
  ],
  [
    "an apostrophe in a value in apostrophes",
    changed(answer, "question: Nothing happens", "question: 'Why doesn't it hum?'"),
    `${answer}:2`,
    "The front matter is not valid YAML",
    'Put " before and after the whole value, and write ’ in it.',
  ],
  [
    "a kind of change at the wrong level",
    {
      [release]:
        "---\nversion: 1.1.0\ndate: 2026-02-10\n---\n\n## Added\n\n- A.\n\n### Fixed\n\n- B.\n",
    },
    release,
    "Only one list can follow a change heading.",
    'Write "## Fixed" for the next list.',
  ],
  [
    "a version that a link names in short",
    inAnswer("[New](/release-notes#v1-1)"),
    answer,
    "The page /release-notes has no id #v1-1.",
    "Did you mean /release-notes#v1-1-0?",
  ],
  [
    "an answer whose former name is its own",
    changed(answer, "dead-shortcut", "nothing-happens"),
    answer,
    'The page /support has the id "nothing-happens" twice.',
    "Remove this one.",
  ],
  // The policy.
  [
    "a policy in the future",
    changed(policy, /2026-03-10/g, "2027-01-01"),
    `${policy}:2 (effective)`,
    "The date 2027-01-01 is in the future.",
    "correct the date",
  ],
  [
    "policy changes that do not descend",
    changed(policy, "changes:\n", "changes:\n  - date: 2026-01-01\n    text: Earlier.\n"),
    `${policy}:3 (changes)`,
    "The change of 2026-03-10 is listed below an older one.",
    "newest change first",
  ],
  [
    "a policy whose date is not its newest change's",
    changed(policy, "effective: 2026-03-10", "effective: 2026-03-11"),
    `${policy}:2 (effective)`,
    "its newest change is dated 2026-03-10",
    "same day",
  ],
  // Files together.
  [
    "a copy that a program has left beside a text",
    { [`${answer}.orig`]: sampleContent[answer] ?? "" },
    `${answer}.orig:1`,
    "The file is not part of any collection.",
    `Delete it, or move it out of src/content: ${answer} is the text.`,
  ],
  [
    "a file of no collection",
    { "notes.md": "---\n---\n" },
    "notes.md:1",
    "The file is not part of any collection.",
    "features/find-by-typing.md",
  ],
  [
    "a page without its text",
    { "pages/index.md": null },
    "pages/index.md:1",
    "The file is missing.",
    "Restore the file",
  ],
  [
    "a file's name that is no id",
    { "features/My Feature.md": "---\ntitle: T\norder: 2\n---\n\nText.\n" },
    "features/My Feature.md:1",
    "The file name is not a valid id",
    "hyphens",
  ],
  [
    "an order twice",
    { "features/second.md": sampleContent[feature] ?? "" },
    "features/second.md:3 (order)",
    "Order 1 is already used.",
    "src/content/features/typing.md uses it",
  ],
  [
    "an id twice",
    { "answers/shortcuts/dead-shortcut.md": "---\nquestion: Q\norder: 2\n---\n\nText.\n" },
    `${answer}:4`,
    'The page /support has the id "dead-shortcut" twice.',
    "dead-shortcut.md:1",
  ],
  [
    "an id that the page has for its own frame",
    { [answer]: "---\nquestion: Q\norder: 1\naliases: [dead-shortcut, main]\n---\n\nText.\n" },
    `${answer}:4`,
    'The page /support uses the id "main" itself.',
    "Choose another id",
  ],
  [
    "a heading that gives the id of the policy's list of changes",
    {
      "privacy-policy.md": `${sampleContent["privacy-policy.md"]}\n## Changes\n\nText.\n`,
    },
    "privacy-policy.md:13",
    'The page /privacy-policy uses the id "changes" itself.',
    "Choose another id",
  ],
  [
    "an answer in a group that does not exist",
    { "answers/shortcut/other.md": "---\nquestion: Q\norder: 1\n---\n\nText.\n" },
    "answers/shortcut/other.md:1",
    'There is no group "shortcut".',
    "Rename the folder answers/shortcut to shortcuts",
  ],
  [
    "help that does not exist",
    changed("steps/getting-started/install.md", "[nothing-happens]", "[nothing-happen]"),
    "steps/getting-started/install.md:4 (help)",
    'There is no answer "nothing-happen".',
    'Did you mean "nothing-happens"?',
  ],
  [
    "a key of an entry with too few spaces",
    changed("pages/support.md", "    title: Shortcuts", "   title: Shortcuts"),
    "pages/support.md:7",
    "The front matter is not valid YAML",
    'Indent the keys of an entry alike: two spaces more than its "- ".',
  ],
  [
    "a no-break space behind the mark of a list",
    inAnswer("-\u00a0one"),
    `${answer}:7`,
    "A no-break space (U+00A0) stands where",
    "Type the spaces",
  ],
  [
    "words indented by four spaces",
    inAnswer("x\n\n    Click the icon."),
    `${answer}:9`,
    "Words are indented by four spaces",
    "Remove the spaces.",
  ],
  [
    "a line of hyphens below a text",
    inAnswer("Text\n---\nMore"),
    `${answer}:7`,
    "A line of hyphens",
    "Leave an empty line above it",
  ],
  [
    "rows of keys without a line below the head",
    inAnswer("| <kbd>Enter</kbd> | Switch |\n| <kbd>Esc</kbd> | Close |"),
    `${answer}:7`,
    "A table has no line below its head.",
    "no empty line between its rows",
  ],
  [
    "a table without bars at its sides",
    inAnswer("Theme | Use\nLight | Day"),
    `${answer}:7`,
    "A table has no line below its head.",
    "| --- | --- |",
  ],
  [
    "text below a table",
    inAnswer("| a | b |\n| - | - |\n| c | d |\nText"),
    `${answer}:10`,
    "Cells in this row of a table: 1.",
    "Leave an empty line below the table",
  ],
  [
    "an id outside a heading",
    inAnswer("Text {#cookies}"),
    `${answer}:7`,
    "An id stands outside a heading.",
    "at the end of the heading's line",
  ],
  [
    "a line that Markdown hides",
    inAnswer("[Windows]: {shortcut}"),
    `${answer}:7`,
    "A line that begins like this is not shown.",
    "for a bracket",
  ],
  [
    "a list of letters with full stops",
    inAnswer("a. Open\nb. Choose"),
    `${answer}:7`,
    "A list has letters.",
    "1. ",
  ],
  [
    "accents for backticks",
    inAnswer("Open \u00b4chrome://extensions\u00b4."),
    `${answer}:7`,
    "Accents stand where backticks belong.",
    "`code`",
  ],
  [
    "a key with named signs",
    inAnswer("Press &lt;kbd&gt;Enter&lt;/kbd&gt;."),
    `${answer}:7`,
    "A key has other marks.",
    "Write <kbd>Enter</kbd>",
  ],
  [
    "a named sign in code",
    inAnswer("Press `&lt;kbd&gt;`."),
    `${answer}:7`,
    "Code shows this as it is.",
    "Write the character itself.",
  ],
  [
    "a visitor word of two words",
    inAnswer("See {product name}."),
    `${answer}:7`,
    "There is no visitor word {product name}.",
    "Did you mean {productName}?",
  ],
  [
    "a brace that is left over",
    inAnswer("It is {price}}."),
    `${answer}:7`,
    "A brace is left over.",
    "Remove it.",
  ],
  [
    "what a chatbot leaves",
    inAnswer("Text :contentReference[oaicite:0]{index=0}"),
    `${answer}:7`,
    "A brace is left over.",
    "Remove it.",
  ],
  [
    "a settings page without backticks",
    inAnswer("Open {shortcutsAddress} now."),
    `${answer}:7`,
    "The address of a settings page is not code.",
    "`{shortcutsAddress}`",
  ],
  [
    "a comment with dashes",
    inAnswer("<!\u2014 Anna: right? \u2014>"),
    `${answer}:7`,
    "A comment has another beginning",
    "<!-- what only writers read -->",
  ],
  [
    "a comment as in the lists of words",
    inAnswer("// Anna: right?"),
    `${answer}:7`,
    "A comment has another beginning",
    "<!-- what only writers read -->",
  ],
  [
    "a word divided at the end of a line",
    inAnswer("An exten-\nsion."),
    `${answer}:7`,
    "A word is divided",
    "one word",
  ],
  [
    "two letters in one",
    inAnswer("con\ufb01gure"),
    `${answer}:7`,
    "Letters are garbled: ﬁ",
    "Type them again",
  ],
  [
    "the sign of a lost picture",
    inAnswer("See \ufffc."),
    `${answer}:7`,
    "The character U+FFFC is invisible.",
    "Delete it",
  ],
  [
    "an address with two protocols",
    inAnswer("[x](http://https://a.test/help)"),
    `${answer}:7`,
    "An address has two protocols.",
    "Keep one https://.",
  ],
  [
    "a link as in Slack",
    inAnswer("<https://a.test/help|the help>"),
    `${answer}:7`,
    "An address has a sign that belongs to the sentence.",
    "[words](https://…)",
  ],
  [
    "an address in typographic quotes",
    inAnswer("Open \u201chttps://a.test/help\u201d first."),
    `${answer}:7`,
    "An address has a sign that belongs to the sentence.",
    "a space behind the address",
  ],
  [
    "an email address without its sign",
    inAnswer("[x](mailto:contactAddress)"),
    `${answer}:7`,
    "A link has no email address.",
    "mailto:{contactAddress}",
  ],
  [
    "a preview of the site",
    inAnswer("[x](https://deploy-preview-12--a.netlify.app/support)"),
    `${answer}:7`,
    "A link leads to a preview of a site.",
    "Write /support",
  ],
  [
    "a misspelt protocol",
    inAnswer("[x](https//a.test/help)"),
    `${answer}:7`,
    "The protocol of a link is misspelt.",
    "Write https://a.test/help.",
  ],
  [
    "a link whose halves are swapped",
    inAnswer("[/support#contact](contact)"),
    `${answer}:7`,
    "The words and the address of a link are swapped.",
    "Write [contact](/support#contact).",
  ],
  [
    "two callouts in one quotation",
    inAnswer("> [!NOTE]\n> A\n> [!TIP]\n> B"),
    `${answer}:7`,
    "[!TIP] isn’t a valid callout.",
    "below an empty line",
  ],
  [
    "a heading's id in round brackets",
    changed(policy, "## Scope", "## Scope (#scope)"),
    `${policy}:9`,
    "The id of a heading has round brackets.",
    "Write {#scope}.",
  ],
  [
    "a heading's id before its words",
    changed(policy, "## Scope", "## {#scope} Scope"),
    `${policy}:9`,
    "The id of a heading stands before its words.",
    "at the end of the line",
  ],
  [
    "a kind of change in bold",
    changed(release, "## Fixed", "**Fixed**"),
    `${release}:8`,
    "A kind of change is no heading.",
    'Write "## Fixed".',
  ],
  [
    "changes without a heading",
    changed(release, "## Fixed\n\n", ""),
    `${release}:8`,
    "A list of changes has no heading.",
    '"## Added"',
  ],
  [
    "a picture beside the changes",
    changed(release, "- A slip.", "- A slip.\n\n![x](a.png)"),
    `${release}:12`,
    "Only one list can follow a change heading.",
    "Indent a picture by two spaces",
  ],
  [
    "a list in the draft of an email",
    changed("pages/support.md", "{#mail}\n\nText.", "{#mail}\n\n- What I pressed:"),
    "pages/support.md:16",
    "The draft of an email has a line for each paragraph",
    "an empty line between its lines",
  ],
  [
    "a file's name with a v",
    { "releases/v1.2.0.md": "---\nversion: 1.2.0\ndate: 2026-03-10\n---\n\n## Added\n\n- X.\n" },
    "releases/v1.2.0.md:2",
    "does not match the file name",
    "Rename the file to 1.2.0.md.",
  ],
  [
    "a copy of a file",
    { "answers/shortcuts/nothing-happens copy.md": sampleContent[answer] ?? "" },
    "answers/shortcuts/nothing-happens copy.md:1",
    "The file is a copy, by its name.",
    "Delete it",
  ],
  [
    "help by a former name",
    changed("steps/getting-started/install.md", "[nothing-happens]", "[dead-shortcut]"),
    "steps/getting-started/install.md:4 (help)",
    'There is no answer "dead-shortcut".',
    'It is now "nothing-happens".',
  ],
  [
    "a backslash in double quotes",
    changed(answer, "question: Nothing happens", 'question: "What is \\{x\\}?"'),
    `${answer}:2`,
    "The front matter is not valid YAML",
    "in single quotes",
  ],
  [
    "a value in two lines",
    changed(answer, "question: Nothing happens", "question: Nothing\nhappens"),
    `${answer}:3`,
    "The front matter is not valid YAML",
    "Write each value in one line.",
  ],
  [
    "a comment in front matter",
    changed(answer, "order: 1", "<!-- was 5 -->\norder: 1"),
    `${answer}:3`,
    "The front matter is not valid YAML",
    'begins with "# "',
  ],
  [
    "an item without its space",
    changed(policy, "  - date", "  -date"),
    `${policy}:4`,
    'There is no space after the "-" of an entry.',
    'Write "- " before its first key.',
  ],
  [
    "an empty line above the front matter",
    changed(answer, "---\nquestion", "\n---\nquestion"),
    `${answer}:1`,
    "The file has no front matter.",
    "Remove the empty lines above",
  ],
  [
    "an item that is only there once there is a store page",
    inAnswer("- {published: Install it.}\n- More"),
    `${answer}:7`,
    "An item of a list is empty.",
    "Put the whole line into the braces",
  ],
  [
    "a link that will lead nowhere once there is a store page",
    inAnswer("Text. {published: See [x](/seting-up).}"),
    `${answer}:7`,
    "There is no page /seting-up.",
    "Pages are",
  ],
  [
    "a numbered list that begins again",
    inAnswer("1. Open it.\n\nText.\n\n1. Close it."),
    `${answer}:11`,
    "What stands between two items of a numbered list divides it.",
    "Indent it by three spaces.",
  ],
  [
    "a numbered list that another list divides",
    inAnswer("1. Open it.\n  - on a Mac\n2. Close it."),
    `${answer}:9`,
    "What stands between two items of a numbered list divides it.",
    "Indent it by three spaces.",
  ],
  [
    "a highlight as in other editors",
    inAnswer("It is ==not== so."),
    `${answer}:7`,
    "Words stand between marks that are shown as they are.",
    "**bold words**",
  ],
  [
    "a key in backticks",
    inAnswer("Press `<kbd>Enter</kbd>`."),
    `${answer}:7`,
    "Code shows this as it is.",
    "without backticks",
  ],
  [
    "a numbered list as Google Docs exports it",
    inAnswer("1\\. Open it.\n2\\. Close it."),
    `${answer}:7`,
    "The number of a list has a backslash.",
    "without it",
  ],
  [
    "a numbered list without an empty line above it",
    inAnswer("After that:\n2. Open it.\n3. Close it."),
    `${answer}:7`,
    "A numbered list has no empty line above it.",
    "begin the list with 1.",
  ],
  [
    "a quotation that was meant as a sign",
    inAnswer("> 100 tabs are no problem."),
    `${answer}:7`,
    'A ">" at the start of a line makes a quotation.',
    "more than",
  ],
  [
    "an address of a settings page with a full stop",
    inAnswer("Open `{extensionsAddress}.`"),
    `${answer}:7`,
    "Something stands beside the address of a settings page.",
    "alone between the backticks",
  ],
  [
    "an address of a settings page that not every browser has",
    inAnswer("Open `{shortcutsAddress}`."),
    `${answer}:7`,
    "Not every browser has {shortcutsAddress}.",
    "or open `{extensionsAddress}`",
  ],
  [
    "a text in a code block",
    inAnswer("```markdown\nYes.\n```"),
    `${answer}:7`,
    "A text stands in a code block.",
    "Remove the line of backticks",
  ],
  [
    "an item with a line without a mark",
    inAnswer("- The icon stays.\nThe menu stays."),
    `${answer}:8`,
    "A line without a mark belongs to the item above it.",
    'Begin it with "- "',
  ],
  [
    "a heading in the middle of a line",
    inAnswer("Text. ## Changed"),
    `${answer}:7`,
    "A heading stands in the middle of a line.",
    "on a line of its own",
  ],
  [
    "a code block in other signs",
    inAnswer("'''\nabout:addons\n'''"),
    `${answer}:7`,
    "Other signs stand for the backticks of a code block.",
    "three backticks",
  ],
  [
    "words for a time without a colon",
    inAnswer("{unpublished It isn\u2019t there.}"),
    `${answer}:7`,
    '"{unpublished" has no colon and space.',
    "Write {unpublished: words}.",
  ],
  [
    "a line of equals signs below a text",
    inAnswer("Text\n====\n\nMore"),
    `${answer}:7`,
    "A line of hyphens or equals signs",
    "Remove it.",
  ],
  [
    "two ids of a heading, each in its braces",
    changed(policy, "## Scope", "## Scope {#scope} {#reach}"),
    `${policy}:9`,
    "The id of a heading has two pairs of braces.",
    "Write {#scope #reach}.",
  ],
  [
    "words behind a heading's id",
    changed(policy, "## Scope", "## Scope {#scope}."),
    `${policy}:9`,
    "Something stands behind the id of a heading.",
    "Remove it",
  ],
  [
    "a space in a heading's id",
    changed(policy, "## Scope", "## Scope {# scope}"),
    `${policy}:9`,
    "{# scope} is not a valid id.",
    "Write {#scope}.",
  ],
  [
    "words of a section in one line",
    changed("pages/support.md", "lead:", "sectionWords: contact: [bug]\nlead:"),
    "pages/support.md:4",
    "The front matter is not valid YAML",
    "Write contact: [bug] on the line below",
  ],
  [
    "bold words without a space behind them",
    inAnswer("The **Theme:**light."),
    `${answer}:7`,
    "Bold or emphasized words are not closed.",
    "a space or punctuation around them",
  ],
  [
    "numbers without a full stop",
    inAnswer("1 Open it.\n2 Close it."),
    `${answer}:7`,
    "The numbers of a list have another form.",
    "1. ",
  ],
  [
    "numbers with two signs",
    inAnswer("1.) Open it."),
    `${answer}:7`,
    "The numbers of a list have another form.",
    "1. ",
  ],
  [
    "a plus at the start of a line",
    inAnswer("Press <kbd>Alt</kbd>\n+ <kbd>F</kbd> now."),
    `${answer}:8`,
    "A line within a sentence begins with the mark of a list.",
    "to the line above",
  ],
  [
    "a key below the front matter",
    inAnswer("words: [settings]\nText"),
    `${answer}:7`,
    "A key of the front matter stands below its end.",
    "Move it above",
  ],
  [
    "a second row of hyphens in a table",
    inAnswer("| a | b |\n| --- | --- |\n| c | d |\n| --- | --- |"),
    `${answer}:10`,
    "A row of hyphens stands within a table.",
    "Remove it",
  ],
  [
    "a backslash at the end of a paragraph",
    inAnswer("Choose a theme.\\\n\nMore"),
    `${answer}:7`,
    "A backslash stands at the end of a paragraph.",
    "Remove it.",
  ],
  [
    "a line below a quotation",
    inAnswer("> Read this\nThat is all."),
    `${answer}:8`,
    "A line below a quotation belongs to it.",
    "an empty line above it",
  ],
  [
    "a note in brackets",
    inAnswer("It follows. [Anna: is that right?]"),
    `${answer}:7`,
    "A note in brackets is public.",
    "what only writers read",
  ],
  [
    "an address of the site without a link",
    inAnswer("See /support#contact for more."),
    `${answer}:7`,
    "An address of this site is no link.",
    "[words](address)",
  ],
  [
    "a key in square brackets",
    inAnswer("Press [Enter] now."),
    `${answer}:7`,
    "A key has other marks.",
    "<kbd>Enter</kbd>",
  ],
  [
    "words for one time within others",
    inAnswer("{published: Get it {unpublished: soon }now.}"),
    `${answer}:7`,
    "One {published: …} stands inside another.",
    "one after the other",
  ],
  [
    "an id in a question",
    changed(answer, "Nothing happens", "Nothing happens {#nothing}"),
    `${answer}:2 (question)`,
    "A value has no id.",
    "Remove {#nothing}",
  ],
  [
    "a link in a question",
    changed(answer, "Nothing happens", "Nothing [happens](/support)"),
    `${answer}:2 (question)`,
    "A question cannot have a link.",
    "Put it into the text.",
  ],
  [
    "a changelog of another kind",
    changed(release, "## Fixed", "## [1.1.0] - 2026-02-10\n\n### Fixed"),
    `${release}:8`,
    "The version and the date are in the front matter.",
    '"## Added"',
  ],
  [
    "a heading in two lines",
    changed(policy, "## Scope", "## Scope of\nthis policy {#scope}"),
    `${policy}:10`,
    "A heading is one line.",
    "behind the one above it",
  ],
  [
    "a link in a link",
    inAnswer("See [the [guide](/getting-started)](/support)."),
    `${answer}:7`,
    "A link stands in another link.",
    "Write one of them: [words](/page).",
  ],
  [
    "a list with letters",
    inAnswer("a) Open it.\nb) Close it."),
    `${answer}:7`,
    "A list has letters.",
    'Start each item with "1. " or "- "',
  ],
  [
    "a table with tabs",
    inAnswer("Enter\tSwitch"),
    `${answer}:7`,
    "There is a tab in a text.",
    "A table is written with |",
  ],
  [
    "a letter of another alphabet",
    inAnswer("Press the sp\u0430ce."),
    `${answer}:7`,
    "Letters of two alphabets stand in one word: sp\u0430ce",
    "Type the word again.",
  ],
  [
    "a section without text",
    changed(policy, "## Scope\n\nText.", "## Scope\n\nText.\n\n## Empty"),
    `${policy}:13`,
    "There is no text below this heading.",
    "Write it, or remove the heading.",
  ],
  [
    "an id of a heading without its sign",
    changed("pages/getting-started.md", "{#keys}", "{#keys}\n\nText.\n\n## Lost {recovery}"),
    "pages/getting-started.md:11",
    "There is no visitor word {recovery}.",
    "The id of a heading begins with #: {#recovery}.",
  ],
  [
    "a section that is part of another one",
    changed("pages/getting-started.md", "## About keys", "## Help\n\n### About keys"),
    "pages/getting-started.md:9",
    "The section {#keys} is part of another one.",
    'Begin its heading with two #: "## … {#keys}".',
  ],
  [
    "a group without answers",
    changed(
      "pages/support.md",
      "title: Shortcuts",
      "title: Shortcuts\n  - slug: more\n    title: More",
    ),
    "pages/support.md:5 (groups)",
    'The group "more" has no answers.',
    "Write one in src/content/answers/more, or remove the group.",
  ],
  [
    "a day of another century",
    changed("releases/1.0.0.md", "2026", "1926"),
    "releases/1.0.0.md:3 (date)",
    '"1926-01-10" is not a valid date.',
    "Write an existing day since 2000",
  ],
  [
    "a file of a word processor",
    { "answers/shortcuts/more.docx": "PK" },
    "answers/shortcuts/more.docx:1",
    "The file is not part of any collection.",
    "Copy its words into a text file, such as answers/shortcuts/more.md.",
  ],
  [
    "a file that is not UTF-8",
    inAnswer("caf\uFFFD"),
    `${answer}:7`,
    "The file is not UTF-8.",
    "UTF-8 encoding",
  ],
];

test.each(cases)("tells %s", (_kind, changes, place, message, hint) => {
  const text = mistakesText(mistakesIn(changes));
  const entry = text.split("\n\n").find((part) => part.includes(message)) ?? text;
  expect(entry).toContain(`src/content/${place}`);
  expect(entry).toContain(message);
  expect(entry).toContain(hint);
});

test.each<[string, Record<string, string | null>]>([
  [
    "groups that are no list",
    changed("pages/support.md", "  - slug: shortcuts\n    title", "  slug: shortcuts\n  title"),
  ],
  ["draft on a page", changed("pages/support.md", "title:", "draft: true\ntitle:")],
  ["a page's file that is gone", { "pages/support.md": null }],
  ["a page's file that cannot be read", { "pages/support.md": "<<<<<<< HEAD\n" }],
  ["an answer that cannot be read", { [answer]: `---\n<<<<<<< HEAD\n---\n` }],
  ["front matter that cannot be read", changed(answer, "Nothing happens", "*Why*")],
  ["a tab in a list of groups", changed("pages/support.md", "    title: Short", "\ttitle: Short")],
  ["a key with a capital", changed(answer, "question:", "Question:")],
  ["a key whose end is misspelt", inAnswer("<kbd>Enter</kdb>")],
  ["a picture as data", inAnswer("![][a]\n\n[a]: data:image/png;base64,iVBORw0KGgo=")],
  ["an empty line above the front matter", { [answer]: `\n${sampleContent[answer] ?? ""}` }],
  ["a copy of a release", { "releases/1.1.0 copy.md": sampleContent[release] ?? "" }],
  ["code that is not closed", inAnswer("Open `{extensionsAddress} and choose.")],
  ["words for a time that are not closed", inAnswer("{published: Install {productName}.")],
  ["several words in braces", inAnswer("Press {the shortcut} now.")],
  ["a link with a line break in its address", inAnswer("See [x](/support#nothing-\nhappens).")],
  ["a change that is no entry", changed(policy, "  - date", '  - 2026-11-25: "More."\n  - date')],
  ["a | in code in a table", inAnswer("| a | b |\n| - | - |\n| `c|d` | e |")],
  ["a changelog of another kind", changed(release, "## Fixed", "## [1.1.0] - 2026\n\n### Fixed")],
  ["two keys that are not closed", inAnswer("<kbd>Enter<kbd>")],
  ["a version with a v", changed(release, "version: 1.1.0", "version: v1.1.0")],
  ["a line of hyphens below a text", changed(policy, "Text.", "Text.\n---\nMore.")],
  ["a day in another order", changed(release, "2026-02-10", "10.02.2026")],
  ["an end of front matter that was corrected", changed(answer, "\n---\n\n", "\n—\n\n")],
  ["a key with too many spaces", changed("pages/support.md", "    title: S", "      title: S")],
  ["a key with too few spaces", changed("pages/support.md", "    title: S", "  title: S")],
  [
    "a file of no collection",
    { [`${answer}.orig`]: "Text.", "features/second.MD": sampleContent[feature] ?? "" },
  ],
])("%s: one cause is one message", (_, changes) => {
  const published = ["/support#shortcuts", "/support#nothing-happens", "/support#dead-shortcut"];
  const links = { ...changed(feature, "Text.", "[x](/support#dead-shortcut)"), ...changes };
  const mistakes = mistakesIn(links, published);
  const bad = Object.keys(changes).map((file) => file);
  expect(mistakes.map(({ file }) => file).sort()).toEqual(bad.sort());
});

test.each<readonly [text: string, message: string, hint: string]>([
  ["See [x](https://support.google,com/chrome).", "made-up address", "address of the page"],
  ["See [x](https://example.com).", "made-up address", "address of the page"],
  ["See [x](https://www.google.com/url?q=https://a.test).", "through another site", "copy"],
  ["See [x](https://a.test/b?utm_source=chat).", "where it was found", "Remove ?utm_source=chat"],
  ["See [the answer](/support)for more.", "no space behind a link", "Write one."],
  ["See[the answer](/support).", "no space before a link", "Write one."],
  ["Start it with `—disable-extensions`.", "signs of a word processor", "Type its quotes"],
  ["It can:\n\n✅ switch tabs\n✅ search them", "no list mark", '"- "'],
  ["Do this:\n\nStep 1: Open it.\nStep 2: Close it.", "have another form", '"1. "'],
  ["It switches them【4:0†source】.", "was left over", "Remove it."],
  ["Error! Reference source not found.", "was left over", "Remove it."],
  ["It only switches them.[a]", "was left over", "Remove it."],
  ["{Published: Yes.} No.", 'for "Published"', "{published: words}"],
  ["[![The list](list.png)](/support)", "A picture can't be a link.", "by itself"],
])("%s is told in one message", (text, message, hint) => {
  const mistakes = mistakesIn(inAnswer(text));
  expect(mistakes).toEqual([expect.objectContaining({ file: answer })]);
  expect(mistakes[0]?.message).toContain(message);
  expect(mistakes[0]?.hint).toContain(hint);
});

test.each<readonly [kind: string, changes: Record<string, string | null>, hint: string]>([
  ["no space behind a colon", changed(answer, "question: ", 'question:"'), "behind the colon"],
  ["a note behind a number", changed(answer, "order: 1", "order: 1 # first"), "Remove it"],
  [
    "no-break spaces before a key",
    changed("pages/support.md", "    title: Short", "\u00A0\u00A0  title: Short"),
    "Type the spaces",
  ],
  [
    "a name with a capital",
    {
      [answer]: null,
      "answers/shortcuts/Nothing-happens.md": sampleContent[answer] ?? "",
    },
    "small letters",
  ],
  [
    "a title that another page has",
    { "extra-pages/help.md": "---\ntitle: Support\nheading: H\nlead: L.\n---\n\nText.\n" },
    "src/content/pages/support.md",
  ],
  [
    "a link to a page that is a draft",
    {
      "extra-pages/terms.md":
        "---\ntitle: Terms\nheading: H\nlead: L.\ndraft: true\n---\n\nText.\n",
      ...inAnswer("See [the terms](/terms)."),
    },
    "Publish it too",
  ],
  [
    "a link to a release that waits",
    {
      "releases/1.2.0.md": "---\nversion: 1.2.0\ndate: 2999-01-01\n---\n\n## Added\n\n- It.\n",
      ...inAnswer("See [1.2.0](/release-notes#v1-2-0)."),
    },
    "Publish it too",
  ],
])("%s is told in one message, with what helps", (_, changes, hint) => {
  const { mistakes } = sampleReport(changes, "2026-11-20");
  expect(mistakes).toEqual([
    expect.objectContaining({ hint: expect.stringContaining(hint) as string }),
  ]);
});

test("a renamed answer whose former name is missing is told once, not at each step that names it", () => {
  const moved = { [answer]: null, "answers/shortcuts/no-reaction.md": sampleContent[answer] ?? "" };
  const mistakes = mistakesIn(moved, ["/support#nothing-happens"]);
  expect(mistakes.map(({ file }) => file)).toEqual(["published-ids.txt"]);
});

test("a renamed group is told with its new name, not with a former one of an answer", () => {
  const groups = changed("pages/support.md", "slug: shortcuts", "slug: short-cuts");
  const moved = {
    ...groups,
    [answer]: null,
    "answers/short-cuts/nothing-happens.md": (sampleContent[answer] ?? "").replace(
      "dead-shortcut",
      "shortcuts-tab",
    ),
  };
  const [mistake] = mistakesIn(moved, ["/support#shortcuts"]);
  expect(mistake?.hint).toContain("It seems to be /support#short-cuts now");
});

test("a merge conflict in the list of published addresses is told once", () => {
  const published = ["/support#contact", "<<<<<<< HEAD", "/support#a", "=======", ">>>>>>> other"];
  expect(mistakesIn({}, published)).toMatchObject([
    { file: "published-ids.txt", line: 2, message: "A merge conflict is not resolved." },
  ]);
});

test("a host that only begins like this site's is another site", () => {
  const like = absoluteUrl("/x").replace(/\/x$/, "m/x");
  expect(mistakesIn(inAnswer(`[x](${like})`))).toEqual([]);
});

test("what follows bold words or code begins no list, and a draft may have placeholders", () => {
  expect(mistakesIn(inAnswer("**Tab**-key, `x`-like and {browserName}-own."))).toEqual([]);
  const draft = "---\nquestion: Later\norder: 2\ndraft: true\n---\n\nTODO\n";
  expect(mistakesIn({ "answers/shortcuts/later.md": draft })).toEqual([]);
});

const withComments = Object.entries(sampleContent).map(([path, text]): [string, string] => {
  const [, start = "", body = ""] = /^(---\n[^]*?\n---\n)([^]*)$/.exec(text) ?? [];
  const comment = "<!-- A note: {constructor}, TODO -->";
  // Between all blocks, and at the ends of paragraphs and list items.
  const blocks = body.trim().split("\n\n");
  const noted = blocks.map((block) => (/^#/.test(block) ? block : `${block} ${comment}`));
  return [path, `${start}\n${[comment, ...noted, comment].join(`\n\n${comment}\n\n`)}\n`];
});

test.each(withComments.filter(([, text]) => text.includes("Text.") || text.includes("## ")))(
  "comments in %s are no mistake",
  (path, text) => {
    expect(mistakesIn({ [path]: text })).toEqual([]);
  },
);

test("a published address that is gone is told, and an alias brings it back", () => {
  const published = [
    "// A comment",
    "/support#old-name",
    "/support#dead-shortcut",
    "/#private-by-design",
  ];
  const [mistake, ...others] = mistakesIn({}, published);
  expect(others).toEqual([]);
  expect(mistake).toMatchObject({
    file: "published-ids.txt",
    line: 2,
    message: "The published address /support#old-name is gone.",
  });
  expect(
    mistakesIn(changed(answer, "[dead-shortcut]", "[dead-shortcut, old-name]"), published),
  ).toEqual([]);
});

test("a draft and a release of a later day are left out, and what they link to is not looked up", () => {
  const later = {
    "releases/1.2.0.md": "---\nversion: 1.2.0\ndate: 2026-11-21\n---\n\nSee [x](/support#later).\n",
    "answers/shortcuts/later.md":
      "---\nquestion: Later\norder: 2\ndraft: true\n---\n\nSee [x](/release-notes#v1-2-0).\n",
  };
  expect(mistakesIn(later)).toEqual([]);
  const report = sampleReport(later, "2026-11-20");
  const { addresses } = report;
  expect(leftOutText(report)).toBe(
    "Left out: src/content/releases/1.2.0.md (from 2026-11-21), src/content/answers/shortcuts/later.md (a draft).",
  );
  expect(addresses.map(({ id }) => id)).not.toContain("later");
  expect(addresses.map(({ id }) => id)).not.toContain("v1-2-0");
  // Develop shows them, and the release appears on its day.
  for (const day of [undefined, "2026-11-21"])
    expect(sampleReport(later, day).addresses.map(({ id }) => id)).toContain("v1-2-0");
});

test.each([
  "> “A tab in time saves nine.”\n>\n> — An old saying",
  "a) The first choice is the icon.",
  "Press <kbd>*</kbd>, <kbd>_</kbd> or <kbd>`</kbd>.",
  "Press <kbd>\\\\</kbd>.",
  "Press <kbd>F11</kbd>, <kbd>Fn</kbd> or <kbd>Clear</kbd>, and type <kbd>tabs</kbd>.",
  "The [tab](/support)s of [Chrome](https://www.google.com/chrome)’s windows.",
  "✅ is a sign.",
  "See [Murphy](https://en.wikipedia.org/wiki/Murphy's_law).",
  "[Write](mailto:{contactAddress}?subject=A/B) or to [both](mailto:a@a.test,b@b.test).",
  "The list opens in 2 * 3 cm, from 5–10 tabs, at 9:30 or in 1.5 s, e.g. at AT&T.",
  "5 µm are 0.005 mm, Ω is ohm, and Δt is a time. Ελλάδα, Łódź and Ærø are places.",
  "Some tabs are called “???” or “TODO – Notes”, and XXL is a size.",
  "1. Open it.\n2. Close it.\n\nThen:\n\n1. Open it again.\n2. Close it.",
  "You can:\n- choose a theme\n- choose an order",
  "- The first.\n\n  Its second paragraph.\n- The second, in\n  two lines.",
  "| Key | Use |\n| --- | --- |\n| <kbd>Enter</kbd> | `a \\| b` |",
])("an ordinary text is no mistake: %s", (text) => {
  expect(mistakesIn(inAnswer(text))).toEqual([]);
});

test("a published heading with a new id is told once, with the links to it", () => {
  const [mistake, ...others] = mistakesIn(
    {
      ...changed(policy, "## Scope", "## Scope {#the-scope}"),
      ...changed(feature, "Text.", "[x](/privacy-policy#scope)"),
    },
    ["/privacy-policy#scope"],
  );
  expect(others).toEqual([]);
  expect(mistake?.message).toBe("The published address /privacy-policy#scope is gone.");
  expect(mistake?.hint).toContain("{#the-scope #scope}");
});

test("an address in the list of published ones that is none is told", () => {
  const [mistake] = mistakesIn({}, ["#contact"]);
  expect(mistake?.hint).toBe("An address is written like /support#contact.");
});

test("a published version whose file is gone is told", () => {
  const [mistake, ...others] = mistakesIn({}, ["/release-notes#v0-0-1"]);
  expect(others).toEqual([]);
  expect(mistake?.message).toBe("The published address /release-notes#v0-0-1 is gone.");
  expect(mistake?.hint).toContain("Restore its file");
});

test("a file that cannot be read keeps no other from being told", () => {
  const mistakes = mistakesIn({
    ...changed(answer, "Nothing happens", "*Why*"),
    ...changed(feature, "order: 1\n", ""),
  });
  expect(mistakes.map(({ file }) => file)).toEqual(expect.arrayContaining([answer, feature]));
});

test("a text on which the parser fails is a mistake of its file, and the others are told", () => {
  const mistakes = mistakesIn({
    ...inAnswer(mockUnreadable),
    ...changed(feature, "order: 1\n", ""),
  });
  expect(mistakes).toContainEqual(
    expect.objectContaining({
      file: answer,
      message: expect.stringMatching(/^The file cannot be read: .+/) as string,
    }),
  );
  expect(mistakes.map(({ file }) => file)).toContain(feature);
});

test("what is wrong in a text that its page would not show is told, too", () => {
  const linesOf = (changes: Record<string, string>) => mistakesIn(changes).map(({ line }) => line);
  expect(linesOf(changed(release, "- A slip.", "- A slip.\n\nMore {nonsense}."))).toEqual([12, 12]);
  expect(linesOf(changed(policy, "## Scope", "Stray {nonsense}.\n\n## Scope"))).toEqual([9, 9]);
});

test("two hundred mistakes are told at once, by file and line", () => {
  const files = Object.fromEntries(
    Array.from({ length: 100 }, (_, at) => [
      `features/f${at}.md`,
      `---\ntitle: T\norder: ${at + 2}\n---\n\n{nonsense}\n\n<b>`,
    ]),
  );
  const mistakes = mistakesIn(files);
  expect(mistakes).toHaveLength(200);
  expect(mistakesText(mistakes)).toContain("200 problems in 100 content files");
  expect(mistakes.slice(2, 4)).toMatchObject([
    { file: "features/f1.md", line: 6 },
    { file: "features/f1.md", line: 8 },
  ]);
});

test.each([
  ["Windows line ends", (text: string) => text.replace(/\n/g, "\r\n")],
  ["old Mac line ends", (text: string) => text.replace(/\n/g, "\r")],
  ["a byte order mark", (text: string) => `\uFEFF${text}`],
  ["emoji and right-to-left text", (text: string) => `${text}\nשלום 👩‍👩‍👧 مرحبا\n`],
])("%s are no mistake", (_name, change) => {
  expect(mistakesIn({ [answer]: change(sampleContent[answer] ?? "") })).toEqual([]);
});

test.each([
  ["releases", /^releases\//],
  ["features", /^features\//],
])("an empty collection of %s is no mistake", (_name, paths) => {
  const gone = Object.keys(sampleContent).filter((path) => paths.test(path));
  expect(mistakesIn(Object.fromEntries(gone.map((path) => [path, null])))).toEqual([]);
});

test("an entry of one mebibyte is checked to its last line", () => {
  const paragraph = `${"Plain words without an end. ".repeat(200)}{modifierKey}\n\n`;
  const text = paragraph.repeat(200);
  expect(text.length).toBeGreaterThan(2 ** 20);
  expect(mistakesIn(inAnswer(`${text}{nonsense}`))).toMatchObject([{ line: 7 + 400 }]);
}, 120_000);
