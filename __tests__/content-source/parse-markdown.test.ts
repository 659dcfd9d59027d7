/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { parseMarkdown } from "../../src/content-source/markdown/parse-markdown";

const everything = unified().use(remarkParse).use(remarkGfm, { singleTilde: false });

const content = join(__dirname, "../../src/content");
const files = readdirSync(content, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".md"),
);

test.each(files)("%s is parsed as with all of GitHub's additions", (file) => {
  const text = readFileSync(join(content, file), "utf8");
  expect(parseMarkdown(text)).toEqual(everything.parse(text));
});

test.each([
  "| a | b |\n|---|---|\n| 1 | 2 |",
  "a | b\n- | -\n1 | 2",
  "It is ~~gone~~ here.",
  "See www.example.org or https://example.org/a, HTTP://EXAMPLE.ORG too.",
  "Write to help@example.org.",
  "A note[^1].\n\n[^1]: The note.",
  "- [ ] to do\n- [x] done\n- [X] done",
  "Plain *text* with `code`, a [link](/support) and\n\n1. a list\n2. of two.",
  "A title\n---\n\nand [a](/z).",
])("%j is parsed as with all of GitHub's additions", (text) => {
  expect(parseMarkdown(text)).toEqual(everything.parse(text));
});
