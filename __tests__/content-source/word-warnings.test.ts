/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  readWordList,
  wordListFile,
  wordWarnings,
} from "../../src/content-source/check/word-warnings";
import { mistakesIn } from "../support/sample-content";

const list = readWordList(readFileSync(join(__dirname, "../../src/content", wordListFile), "utf8"));

test.each([
  ["Send us a mail.", "mail", "email"],
  ["the marked tab", "marked", "highlighted"],
  ["look whether it is on", "look whether", "check whether"],
  ["It updates by itself.", "by itself", "automatically"],
  ["It stands in the list.", "stands in", "appears"],
  ["Click the switch.", "the switch", "toggle"],
  ["On Chrome OS", "Chrome OS", "ChromeOS"],
  ["in most set-ups", "set-ups", "setup"],
  ["a {privateBrowsingMode} window", "a {privateBrowsingMode}", "an {privateBrowsingMode}"],
  ["Press Ctrl and click.", "Ctrl", "{modifierKey}"],
  ["Press <kbd>Cmd</kbd>+<kbd>K</kbd>.", "<kbd>Cmd</kbd>+", "{modifierKey}"],
  ["Press ⌘K.", "⌘", "{modifierKey}"],
  ["Open an Incognito window.", "Incognito", "private windows"],
  ["**Allow in InPrivate** of an InPrivate window", "InPrivate", "{privateBrowsingMode}"],
  ["The behavior of the list", "behavior", "-our"],
  ["Blazingly fast", "Blazingly", "facts"],
  ["Mails arrive", "Mails", "email"],
  ["It doesn't move", "doesn't", "’"],
  ['Type "a" first', '"a"', "“ ”"],
  ["It opens the the list.", "the the", "Write: the."],
  ["It it is", "It it", "Write: It."],
  ["It`s fast, and that’s it.", "It`s", "Write: ’."],
])("%s: warns of “%s” and suggests “%s”", (text, word, use) => {
  expect(wordWarnings({ path: "answers/a.md", text: `---\n---\n${text}\n` }, list)).toEqual([
    { file: "answers/a.md", line: 3, word, hint: expect.stringContaining(use) as string },
  ]);
});

test.each([
  "[write](mailto:a@b.example)",
  "/support#mail and /support#set-up",
  "slug: set-up",
  "The one that that page shows",
  "Type <kbd>Tab</kbd> Tab, and **Options** options; the theory, a list-list",
  "Turn on **Allow in Incognito**, or type `Ctrl`.",
  "<kbd>Ctrl</kbd>+<kbd>Tab</kbd>, Ctrl+Tab, <kbd>Ctrl</kbd> or <kbd>Alt</kbd>",
  "```\nCtrl, a mail\n```",
  "words: [mail, Incognito]",
  "Type `a mail`, or [write](/support#mail).",
  "## Write to us {#mail}",
  '\uFEFF---\ntitle: "It’s on"\n---\n',
  '---\ntitle: "It’s on"\n---\n\n<!-- don\'t --> “It’s”, `"a"` and [that](/a "b")',
])("says nothing about %s", (text) => {
  expect(wordWarnings({ path: "a.md", text }, list)).toEqual([]);
});

test("a word of the list is found as a whole, and as it is written there", () => {
  const own = readWordList("// A note\n\ncat(s), dog* = animal\nOdd Name = other\nright: hot dog");
  expect(own.mistakes).toEqual([]);
  const words = (text: string) => wordWarnings({ path: "a.md", text }, own).map(({ word }) => word);
  expect(words("Cats, a cat, a concat, cat1 and catalogues")).toEqual(["Cats", "cat"]);
  expect(words("A hot dog, doggedly")).toEqual(["doggedly"]);
  expect(words("Odd Name, odd name")).toEqual(["Odd Name"]);
});

test.each([
  ["mail", 1, "A line does not say what to write instead."],
  ["mail =", 1, "A line does not say what to write instead."],
  ["mail = email = post", 1, "A line does not say what to write instead."],
  ["// A note\n\nmail(s = email", 3, "“mail(s” is no word to look for."],
  ["* = all", 1, "“*” is no word to look for."],
  ["(s) = all", 1, "“(s)” is no word to look for."],
  ["mail, = email", 1, "“” is no word to look for."],
  ["mail = email\r\nmails, mail = post", 2, "“mail” is listed twice."],
])("in the list, %j is told with its line", (text, line, message) => {
  expect(mistakesIn({ [wordListFile]: text })).toMatchObject([
    { file: wordListFile, line, message, hint: expect.stringMatching(/./) as string },
  ]);
});
