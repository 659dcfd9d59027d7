/** @jest-environment node */
import { wordWarnings } from "../../src/content-source/check/word-warnings";

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
  ["Press <kbd>Cmd</kbd>+<kbd>K</kbd>.", "Cmd", "{modifierKey}"],
  ["Press ⌘K.", "⌘", "{modifierKey}"],
  ["Open an Incognito window.", "Incognito", "private windows"],
  ["**Allow in InPrivate** of an InPrivate window", "InPrivate", "{privateBrowsingMode}"],
  ["The behavior of the list", "behavior", "-our"],
])("%s: warns of “%s” and suggests “%s”", (text, word, use) => {
  expect(wordWarnings("answers/a.md", `---\n---\n${text}\n`)).toEqual([
    { file: "answers/a.md", line: 3, word, hint: expect.stringContaining(use) as string },
  ]);
});

test.each([
  "[write](mailto:a@b.example)",
  "/support#mail and /support#set-up",
  "slug: set-up",
  "Turn on **Allow in Incognito**, or type `Ctrl`.",
  "<kbd>Ctrl</kbd>+<kbd>Tab</kbd>, Ctrl+Tab, <kbd>Ctrl</kbd> or <kbd>Alt</kbd>",
  "```\nCtrl, a mail\n```",
])("says nothing about %s", (text) => {
  expect(wordWarnings("a.md", text)).toEqual([]);
});
