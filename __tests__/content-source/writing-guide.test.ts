/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { collectionOf, collections } from "../../src/content-source/check/collections";
import type { Collection } from "../../src/content-source/check/collections";
import { bodyText, lineText, sectionTexts } from "../../src/content-source/markdown/entry-texts";
import { changeKinds, releaseText } from "../../src/content-source/markdown/release-text";
import type { MarkdownContext } from "../../src/content-source/markdown/parse-markdown";
import { readFrontMatter } from "../../src/content-source/check/front-matter";
import type { Report } from "../../src/content-source/check/mistake";
import { contentWords } from "../../src/content-source/markdown/visitor-words";

const guide = readFileSync(join(__dirname, "../../docs/writing.md"), "utf8");

const examples = [
  ...guide.matchAll(/^```md example path=src\/content\/(\S+)\n([\s\S]*?)^```$/gm),
].map(([, path = "", source = ""]) => ({ path, source }));

const keysOf = ({ required, optional }: Collection) => Object.keys({ ...required, ...optional });

function readBody(type: Collection["type"], body: string, context: MarkdownContext) {
  if (type === "Release") return releaseText(body, context);
  if (type === "PageText" || type === "Policy") return sectionTexts(body, context);
  return bodyText(body, context);
}

/** What is wrong with a text, one sentence for each mistake. */
function mistakesIn(path: string, source: string): readonly string[] {
  const mistakes: string[] = [];
  const report: Report = ({ message }) => mistakes.push(message);
  const collection = collectionOf(path);
  if (!collection) return [`No collection has a file ${path}.`];
  const { values, lines, body, bodyLine } = readFrontMatter(source, report);
  const known = keysOf(collection);
  for (const key of Object.keys(values)) {
    if (!known.includes(key)) mistakes.push(`There is no key "${key}".`);
  }
  for (const [key, kind] of Object.entries(collection.required)) {
    const value = values[key];
    if (value === undefined) mistakes.push(`The key "${key}" is missing.`);
    else if (kind === "line") lineText(String(value), { firstLine: lines[key] ?? 1, report });
  }
  readBody(collection.type, body, { firstLine: bodyLine, report });
  return mistakes;
}

describe("the writer's guide", () => {
  test.each(examples)("shows a text of $path that passes", ({ path, source }) => {
    expect(mistakesIn(path, source)).toEqual([]);
  });

  test("has an example for every type of text", () => {
    const shown = new Set(examples.map(({ path }) => collectionOf(path)?.type));
    expect([...shown].sort()).toEqual([...new Set(collections.map(({ type }) => type))].sort());
  });

  const names = [
    ...collections.flatMap((collection) => keysOf(collection)),
    ...contentWords.map((word) => `{${word}}`),
    ...changeKinds.map((kind) => `## ${kind}`),
  ];
  test.each([...new Set(names)])("explains %s", (name) => {
    expect(guide).toContain(`\`${name}\``);
  });

  test.each([
    ["an unknown key", "features/a.md", '---\ntitle: "A"\norder: 1\ncolour: red\n---\n\nText.\n'],
    ["a missing key", "features/a.md", '---\ntitle: "A"\n---\n\nText.\n'],
    ["an unknown word", "features/a.md", '---\ntitle: "{modKey}"\norder: 1\n---\n\nText.\n'],
    ["raw HTML", "features/a.md", '---\ntitle: "A"\norder: 1\n---\n\n<b>Text</b>\n'],
    ["a wrong place", "news/a.md", '---\ntitle: "A"\n---\n\nText.\n'],
  ])("would be failed by an example with %s", (_, path, source) => {
    expect(mistakesIn(path, source)).not.toEqual([]);
  });
});
