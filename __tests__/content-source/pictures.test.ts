/** @jest-environment node */
import { mistakesText } from "../../src/content-source/check/mistake-format";
import type { PictureFile } from "../../src/content-source/check/pictures";
import { releaseFeed } from "../../src/content-source/files/release-feed";
import { bodyText } from "../../src/content-source/markdown/entry-texts";
import { picturePath, picturesByName } from "../../src/content-source/markdown/picture-tree";
import { readReleases } from "../../src/content-source/files/read-releases";
import { plainText } from "../../src/content-text/content-tree";
import { isHashedPath } from "../../src/runtime/offline/hashed-path";
import { site } from "../../src/site/site";
import { sampleContent, sampleReport } from "../support/sample-content";
import { sampleNodes } from "../support/sample-nodes";

const answer = "answers/shortcuts/nothing-happens.md";

/** A file that passes the checks. */
const file = (name: string, facts: Partial<PictureFile> = {}): PictureFile => ({
  path: `pictures/${name}`,
  name,
  bytes: 20_000,
  width: 1600,
  height: 900,
  hash: "0123456789abcdef0123",
  ...facts,
});
const both = [file("list.png"), file("list.dark.png")];

/** All that the checks say, of an answer with this text and of these files. */
function report(text: string, files: readonly PictureFile[], front = "") {
  const whole = `---\nquestion: Why\norder: 1\naliases: [dead-shortcut]\n${front}---\n\n${text}\n`;
  return sampleReport({ [answer]: whole }, [], files);
}

test("a picture with its dark one passes", () => {
  const { mistakes } = report("Text.\n\n![The list](list.png)", both);
  expect(mistakesText(mistakes)).toBe(mistakesText([]));
});

test.each([
  [
    "one of another host",
    "![a](https://a.example/list.png)",
    "There is no picture https://a.example/list.png.",
  ],
  ["a size of GitLab", "![a](list.png){width=60 height=40}", "Remove {width=60 height=40}."],
  ["nothing but a space as alternative text", "![ ](list.png)", "no alternative text"],
  ["one that is missing", "![a](lits.png)", "There is no picture lits.png. Did you mean list.png?"],
  ["one in a table", "| a |\n| - |\n| ![a](list.png) |", "a paragraph of its own"],
])("a text may not show %s", (_, text, message) => {
  const [first] = report(text, both).mistakes;
  expect(first).toMatchObject({ file: answer, line: text.startsWith("|") ? 9 : 7 });
  expect(first?.message).toContain(message);
});

test.each([
  ["a drawing", file("list.svg"), "Pictures are PNG"],
  ["one in another folder", file("list.png", { path: "answers/list.png" }), "pictures/tab-list"],
  ["one with capital letters", file("List.png"), "pictures/tab-list.png"],
  ["one that cannot be read", file("list.png", { width: 0 }), "The file is no picture."],
  ["one of too many bytes", file("list.png", { bytes: 300_001 }), "301 kB, expected at most 300."],
  ["a dark one alone", file("other.dark.png"), "no other.png"],
  ["a dark one of another size", file("list.dark.png", { width: 99 }), "the size of list.png, "],
])("the folder may not hold %s", (_, picture, message) => {
  const { mistakes } = report("Text.", [file("list.png"), picture]);
  expect(mistakes).toMatchObject([{ file: picture.path, line: 1 }]);
  expect(mistakes[0]?.message).toContain(message);
});

test.each([
  ["no text", "list-dark.png", ""],
  ["only a draft", "list.png", "draft: true\n"],
])("a picture that %s shows is a warning", (_, name, front) => {
  const { warnings } = report(
    "Text.\n\n![The list](list.png)",
    [file("list.png"), file(name)],
    front,
  );
  const [warning] = warnings.filter(({ file }) => file === `pictures/${name}`);
  expect(warning?.message).toContain("is named like list.dark.png");
});

/** The nodes of pictures, as far as texts read them. */
const nodes = (files: readonly PictureFile[], prefix = "") =>
  files.map((one) => ({ ...one, src: prefix + picturePath(one) }));
const treeOf = (files: readonly PictureFile[], prefix?: string) =>
  bodyText("![The {modifierKey} key](list.png)", picturesByName(nodes(files, prefix)));

test("a picture keeps its place, waits until it is near, and has one for dark systems", () => {
  const path = (name: string) => `/static/pictures/${name}-0123456789abcdef0123.png`;
  const [picture] = treeOf(both, "/tabdart");
  expect(picture).toEqual([
    "picture",
    null,
    ["source", { media: "(prefers-color-scheme: dark)", srcSet: `/tabdart${path("list.dark")}` }],
    [
      "img",
      {
        loading: "lazy",
        decoding: "async",
        alt: "The Ctrl key",
        // Two pixels of the picture are one of the page.
        width: 800,
        height: 450,
        src: `/tabdart${path("list")}`,
      },
    ],
  ]);
  // React sets attributes in this order, and an address that comes first is fetched at once.
  const [, props] = (picture as readonly unknown[]).at(-1) as [string, object];
  expect(Object.keys(props).indexOf("loading")).toBeLessThan(Object.keys(props).indexOf("src"));
  expect(isHashedPath(path("list"))).toBe(true);
  expect(JSON.stringify(treeOf([file("list.png")]))).not.toContain("prefers-color-scheme");
});

test("a picture that is not there leaves its words", () => {
  expect(treeOf([])).toEqual([["picture", null, ["img", { alt: "The Ctrl key" }]]]);
});

test("the feed shows a picture by its full address, the search by its words", () => {
  const path = "releases/1.1.0.md";
  const text = `${sampleContent[path] ?? ""}\n  ![The list & more](list.png)\n`;
  const sample = sampleNodes({ [path]: text });
  const releases = readReleases({
    ...sample,
    getNodesByType: (type) =>
      type === "Picture" ? (nodes(both) as never) : sample.getNodesByType(type),
  });
  expect(releaseFeed(releases)).toContain(
    `alt="The list &#38; more" width="800" height="450" src="${site.defaultUrl}${picturePath(file("list.png"))}"></p></li>`,
  );
  expect(plainText(releases[0]?.changes[0]?.items[0] ?? [])).toBe("A slip. The list & more");
});
