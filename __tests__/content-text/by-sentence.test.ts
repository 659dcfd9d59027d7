/** @jest-environment node */
import { bySentence } from "../../src/content-text/by-sentence";
import type { ContentTree } from "../../src/content-text/content-tree";

const key = ["kbd", null, "Enter"] as const;
const next = ["br", null] as const;

test.each<[string, ContentTree, ContentTree]>([
  ["two sentences", ["Lost a tab? Type."], ["Lost a tab? ", next, "Type."]],
  [
    "a sentence that ends with a key",
    ["Press ", key, ". Done."],
    ["Press ", key, ". ", next, "Done."],
  ],
  [
    "a sentence that begins with a key",
    ["Type. ", key, " takes you there."],
    ["Type. ", next, key, " takes you there."],
  ],
  [
    "abbreviations before names and numbers",
    ["Browsers, e.g. Chrome, in U.S. English, with approx. 30 tabs. Try it."],
    ["Browsers, e.g. Chrome, in U.S. English, with approx. 30 tabs. ", next, "Try it."],
  ],
  [
    "quotations",
    ["It said “no.” “Tabs” is a word. ‘Yes!’ Done."],
    ["It said “no.” ", next, "“Tabs” is a word. ", next, "‘Yes!’ ", next, "Done."],
  ],
  ["numbers", ["Open many. 300 are fine."], ["Open many. ", next, "300 are fine."]],
])("a text of %s has a line for each", (_, text, lines) => {
  expect(bySentence(text)).toEqual(lines);
});
