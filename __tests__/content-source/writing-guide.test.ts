/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { collectionOf, collections } from "../../src/content-source/check/collections";
import { strayFiles } from "../../src/content-source/check/file-names";
import { lintMarkdown } from "../../src/content-source/check/lint-markdown";
import { largestPicture, pictureKinds } from "../../src/content-source/check/pictures";
import { readEntry } from "../../src/content-source/check/read-entry";
import { changeKinds } from "../../src/content-source/markdown/release-text";
import { contentWords } from "../../src/content-source/markdown/visitor-words";

const docs = join(__dirname, "../../docs");
const guide = readFileSync(join(docs, "writing-reference.md"), "utf8");

const examples = [
  ...guide.matchAll(/^```md example path=src\/content\/(\S+)\n([\s\S]*?)^```$/gm),
].map(([, path = "", source = ""]) => ({ path, source }));

/** What is wrong with a text, one sentence for each mistake. */
function mistakesIn(path: string, text: string): readonly string[] {
  const collection = collectionOf(path);
  const own = collection ? readEntry({ path, text }, collection).mistakes : strayFiles([path]);
  return [...own, ...lintMarkdown(text)].map(({ message }) => message);
}

test("the writer's guide is short, and its answer passes", () => {
  const start = readFileSync(join(docs, "writing.md"), "utf8");
  expect(start.split(/\s+/).length).toBeLessThan(800);
  const [, answer = ""] = /```md\n([^]*?)```/.exec(start.replace(/^ {3}/gm, "")) ?? [];
  expect(mistakesIn("answers/behaviour/full-screen.md", answer)).toEqual([]);
  for (const { example } of collections) expect(start).toContain(`\`${example.split("/")[0]}`);
});

describe("the writer's reference", () => {
  test.each(examples)("shows a text of $path that passes", ({ path, source }) => {
    expect(mistakesIn(path, source)).toEqual([]);
  });

  test("has an example for every type of text", () => {
    const shown = new Set(examples.map(({ path }) => collectionOf(path)?.type));
    expect([...shown].sort()).toEqual([...new Set(collections.map(({ type }) => type))].sort());
  });

  const names = [
    ...collections.flatMap(({ schema }) => Object.keys(schema.shape)),
    ...contentWords.map((word) => `{${word}}`),
    ...changeKinds.map((kind) => `## ${kind}`),
  ];
  test.each([...new Set(names)])("explains %s", (name) => {
    expect(guide).toContain(`\`${name}\``);
  });

  test("says how large a picture may be, and of which kinds", () => {
    const { bytes, side } = largestPicture;
    expect(guide).toContain(`at most ${bytes / 1_000_000} MB and ${side} pixels on each side`);
    for (const kind of Object.values(pictureKinds))
      expect(guide.toLowerCase()).toMatch(new RegExp(`\\b${kind}\\b`));
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
