/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { leftOutText } from "../../src/content-source/check/check-content";
import { mistakesText } from "../../src/content-source/check/mistake";
import { writePictures } from "../../src/content-source/files/write-pictures";
import { releaseFeeds, releasesText } from "../../src/content-source/files/release-feed";
import { bodyText } from "../../src/content-source/markdown/entry-texts";
import { type Picture, pictureCopies } from "../../src/content-source/markdown/picture-tree";
import { treeText } from "../../src/content-source/markdown/tree-formats";
import { isPicturePath } from "../../src/content-source/nodes/read-content";
import { readPicture } from "../../src/content-source/nodes/read-picture";
import { picturesByName, readReleases } from "../../src/content-source/nodes/read-releases";
import { plainText } from "../../src/content-text/content-tree";
import { isHashedPath, picturesFolder } from "../../src/offline/hashed-path";
import { site } from "../../src/site/site";
import { sampleContent, sampleReport } from "../support/sample-content";
import { sampleNodes } from "../support/sample-nodes";

const answer = "answers/shortcuts/nothing-happens.md";

/** A file that passes the checks. */
const file = (
  name: string,
  facts: Readonly<Partial<Awaited<ReturnType<typeof readPicture>>>> = {},
) => ({
  path: `pictures/${name}`,
  name,
  kind: "png" as string | undefined,
  bytes: 20_000,
  isMoving: false,
  width: 1600,
  height: 900,
  hash: "0123456789abcdef0123",
  fallback: "png" as const,
  ...facts,
});
const both = [file("list.png"), file("list.dark.png")];

/** All that the checks say, of an answer with this text and of these files. */
function report(text: string, files: readonly ReturnType<typeof file>[], front = "") {
  const whole = `---\nquestion: Why\norder: 1\naliases: [dead-shortcut]\n${front}---\n\n${text}\n`;
  return sampleReport({ [answer]: whole }, "2026-11-20", [], files);
}

test("a picture with its dark one passes", () => {
  const { mistakes, pictures } = report("Text.\n\n![The list](list.png)", both);
  expect(mistakesText(mistakes)).toBe(mistakesText([]));
  expect(pictures.shown).toEqual(both);
});

test.each([
  ["one of another host", "![a](https://a.example/list.png)", "named by its file"],
  ["nothing but a space as alternative text", "![ ](list.png)", "no alternative text"],
  ["one that is missing", "![a](lits.png)", "There is no picture lits.png. Did you mean list.png?"],
  ["the dark one", "![a](list.dark.png)", "There is no picture list.dark.png."],
  ["an unknown word", "![{modiferKey}](list.png)", "There is no word {modiferKey}."],
  ["two in a paragraph", "![a](list.png)\n![b](list.png)", "a paragraph of its own"],
  ["one as a link", "[![a](list.png)](/support)", "a paragraph of its own"],
  ["one in a table", "| a |\n| - |\n| ![a](list.png) |", "a paragraph of its own"],
])("a text may not show %s", (_, text, message) => {
  const [first] = report(text, both).mistakes;
  expect(first).toMatchObject({ file: answer, line: text.startsWith("|") ? 9 : 7 });
  expect(first?.message).toContain(message);
});

test.each([
  ["a drawing of another kind", file("list.svg", { kind: "svg" }), "Pictures are PNG"],
  ["one in another folder", file("list.png", { path: "answers/list.png" }), "pictures/tab-list"],
  ["one with capital letters", file("List.png"), "pictures/tab-list.png"],
  ["one that cannot be read", file("list.png", { kind: undefined }), "not a png picture"],
  ["one that moves", file("list.webp", { kind: "webp", isMoving: true }), "that moves"],
  ["one of too many bytes", file("list.png", { bytes: 1_000_001 }), "larger than 1000 kB"],
  ["one that is too wide", file("list.png", { width: 4001 }), "or 4000 pixels"],
  ["a dark one alone", file("other.dark.png"), "no other.png of the same size"],
])("the folder may not hold %s", (_, picture, message) => {
  const { mistakes } = report("Text.", [picture]);
  expect(mistakes).toMatchObject([{ file: picture.path, line: 1 }]);
  expect(mistakes[0]?.message).toContain(message);
});

test("a dark picture has the size of the light one", () => {
  const { mistakes } = report("Text.", [file("list.png"), file("list.dark.png", { height: 901 })]);
  expect(mistakesText(mistakes)).toContain("no list.png of the same size");
});

test("a picture that no published text shows is left out, and said", () => {
  const { mistakes, pictures, ...rest } = report("![a](list.png)", both, "draft: true\n");
  expect(pictures.shown).toEqual([]);
  expect(leftOutText({ ...rest, pictures })).toContain(
    "src/content/pictures/list.dark.png (no published text shows it)",
  );
  // Its draft is a link's only answer in the sample.
  expect(mistakesText(mistakes)).not.toContain("picture");
});

test.each([
  ["pictures/list.png", true],
  ["pictures/a/clip.mp4", true],
  ["answers/list.jpeg", true],
  ["pictures/README.md", false],
  ["published-ids.txt", false],
])("%s is meant to be a picture: %s", (path, is) => {
  expect(isPicturePath(path)).toBe(is);
});

test.each([
  [300, [300]],
  [580, [580]],
  [1200, [480, 1200]],
  [1600, [480, 960, 1440]],
])("of a picture of %i pixels there are copies of %j", (width, widths) => {
  const [plain, ...copies] = pictureCopies(file("list.png", { width }));
  expect(copies.map((copy) => copy.width)).toEqual(widths);
  expect(copies.every(({ kind }) => kind === "webp")).toBe(true);
  expect(plain).toMatchObject({ kind: "png", width: Math.min(width, 960) });
  for (const { path } of pictureCopies(file("list.png", { width })))
    expect(isHashedPath(path)).toBe(true);
  expect(pictureCopies(file("list.dark.png", { width })).map((copy) => copy.width)).toEqual(widths);
});

const shown = (files: readonly Picture[], prefix = "") =>
  picturesByName(files.map((picture) => ({ ...picture, prefix })));
const treeOf = (files: readonly Picture[], prefix?: string) =>
  bodyText("![The {modifierKey} key](list.png)", shown(files, prefix));

test("a picture keeps its place, waits until it is near, and has copies for light and dark", () => {
  const address = (width: number, kind: string, dark = "") =>
    `/tabdart${picturesFolder}list${dark}-${width}-0123456789abcdef0123.${kind}`;
  const copies = (dark: string) => ({
    type: "image/webp",
    srcSet: [480, 960, 1440].map((width) => `${address(width, "webp", dark)} ${width}w`).join(", "),
    sizes: "(min-width: 704px) 704px, 100vw",
  });
  const [picture] = treeOf(both, "/tabdart");
  expect(picture).toEqual([
    "picture",
    null,
    ["source", { media: "(prefers-color-scheme: dark)", ...copies(".dark") }],
    ["source", copies("")],
    [
      "img",
      {
        loading: "lazy",
        decoding: "async",
        alt: "The Ctrl key",
        // Two pixels of the picture are one of the page.
        width: 800,
        height: 450,
        src: address(960, "png"),
      },
    ],
  ]);
  // React sets attributes in this order, and an address that comes first is fetched at once.
  const [, props] = (picture as readonly unknown[]).at(-1) as [string, object];
  expect(Object.keys(props).indexOf("loading")).toBeLessThan(Object.keys(props).indexOf("src"));
});

test("a small picture asks for no more than its own width", () => {
  const [picture] = treeOf([file("list.png", { width: 300 })]);
  expect(JSON.stringify(picture)).toContain('"sizes":"(min-width: 150px) 150px, 100vw"');
  expect(JSON.stringify(picture)).not.toContain("prefers-color-scheme");
});

test("a picture that is not there leaves its words", () => {
  expect(treeOf([])).toEqual([["picture", null, ["img", { alt: "The Ctrl key" }]]]);
});

test("feeds show a picture by its full address, plain text and search by its words", () => {
  const path = "releases/1.1.0.md";
  const text = `${sampleContent[path] ?? ""}\n  ![The list & more](list.png)\n`;
  const nodes = sampleNodes({ [path]: text });
  const releases = readReleases({
    ...nodes,
    getNodesByType: (type) =>
      type === "Picture"
        ? (both.map((picture) => ({ ...picture, prefix: "" })) as never)
        : nodes.getNodesByType(type),
  });
  const fallback = pictureCopies(file("list.png"))[0]?.path ?? "";
  expect(JSON.parse(releaseFeeds(releases).json)).toMatchObject({
    items: [
      {
        content_html: expect.stringContaining(
          `A slip.<p><img src="${site.defaultUrl}${fallback}" alt="The list &#38; more" width="800" height="450"></p></li>`,
        ) as string,
      },
    ],
  });
  expect(releasesText(releases)).toContain("- A slip.\n\n  [Picture: The list & more]\n");
  expect(plainText(releases[0]?.changes[0]?.items[0] ?? [])).toBe("A slip. The list & more");
  expect(treeText(bodyText("![The list](list.png)"))).toBe("[Picture: The list]");
});

describe("files on the disk", () => {
  let project: string;
  const source = (name: string) => join(project, "src/content/pictures", name);
  const blank = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#ee5e23" } });

  beforeEach(() => {
    project = mkdtempSync(join(tmpdir(), "pictures-"));
    mkdirSync(join(project, "src/content/pictures"), { recursive: true });
  });
  afterEach(() => rmSync(project, { recursive: true }));

  test("a picture is known by its content and the right way up", async () => {
    // As a phone writes it that was held upright.
    await blank(60, 40).withMetadata({ orientation: 6 }).jpeg().toFile(source("a.jpg"));
    await blank(60, 40).avif().toFile(source("b.avif"));
    cpSync(source("a.jpg"), source("c.png"));
    const facts = (name: string) => readPicture(source(name), `pictures/${name}`);
    expect(await facts("a.jpg")).toMatchObject({
      kind: "jpeg",
      width: 40,
      height: 60,
      fallback: "jpg",
    });
    expect(await facts("b.avif")).toMatchObject({ kind: "avif", width: 60, isMoving: false });
    expect(await facts("c.png")).toMatchObject({ name: "c.png", kind: "jpeg" });
    expect((await facts("a.jpg")).hash).not.toBe((await facts("b.avif")).hash);
  });

  test("copies are made once, in their sizes, without what the camera has noted", async () => {
    await blank(1600, 900)
      .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "53/1 20/1 0/1" } })
      .jpeg()
      .toFile(source("list.jpg"));
    const picture = await readPicture(source("list.jpg"), "pictures/list.jpg");
    expect((await sharp(source("list.jpg")).metadata()).exif).toBeDefined();

    await writePictures(project, [picture]);
    const copies = pictureCopies(picture);
    expect(readdirSync(join(project, "public", picturesFolder))).toHaveLength(copies.length);
    for (const { path, width, kind } of copies) {
      const { exif, ...made } = await sharp(join(project, "public", path)).metadata();
      expect(made).toMatchObject({ width, format: kind === "jpg" ? "jpeg" : kind });
      expect(exif).toBeUndefined();
    }

    const times = () => copies.map(({ path }) => statSync(join(project, "public", path)).mtimeMs);
    const before = times();
    await writePictures(project, [picture]);
    expect(times()).toEqual(before);
  });
});
