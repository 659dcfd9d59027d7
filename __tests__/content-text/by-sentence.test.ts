/** @jest-environment node */
import { bySentence } from "../../src/content-text/by-sentence";
import type { ContentTree } from "../../src/content-text/content-tree";

const key = ["kbd", null, "Enter"] as const;
const next = ["br", null] as const;

test.each<[string, ContentTree, ContentTree]>([
  ["one sentence", ["Find it."], ["Find it."]],
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
    "a version and an abbreviation",
    ["Since 1.2 it is, e.g. here."],
    ["Since 1.2 it is, e.g. here."],
  ],
])("a text of %s has a line for each", (_, text, lines) => {
  expect(bySentence(text)).toEqual(lines);
});
