/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { iconFile, iconFiles, logoWarnings } from "../../scripts/icons";
import { logoDrawings } from "../../scripts/logo-drawing";
import { logoAddress } from "../../src/site/brand-style";
import { siteColours } from "../../src/site/site";

const root = join(__dirname, "../..");
const logo = readFileSync(join(root, "src/site/logo.svg"), "utf8");

test("the committed icons match the logo and the facts (otherwise run npm run icons)", async () => {
  for (const [path, data] of await iconFiles(logo)) {
    const committed = readFileSync(join(root, path));
    // Other machines may pack the same picture in another way.
    const pixels = (png: Buffer) => sharp(png).raw().toBuffer();
    const isSame = path.endsWith(".png")
      ? (await pixels(data)).equals(await pixels(committed))
      : data.equals(committed);
    expect([path, isSame]).toEqual([path, true]);
  }
}, 30_000);

const xmlns = 'xmlns="http://www.w3.org/2000/svg"';
const square = `<?xml version="1.0"?><!-- a logo of any kind -->
<svg ${xmlns} width="400" height="400" viewBox="0 0 40 40">
  <defs><linearGradient id="g"><stop stop-color="red"/></linearGradient></defs>
  <rect width="40" height="40" rx="3" fill="url(#g)"/>
</svg>`;

test("any square SVG is drawn, in the brand's name and colours", async () => {
  const words = { name: "Fish & Chips", description: "A <b>line</b> about it." };
  const files = await iconFiles(square, { ...words, colours: siteColours });
  for (const [path, side] of [
    ["static/apple-touch-icon.png", 180],
    ["static/icon-192.png", 192],
    ["static/icon-512.png", 512],
    ["static/icon-dark-512.png", 512],
    ["static/icon-maskable-512.png", 512],
    ["static/social-image.png", 128],
  ] as const)
    expect(await sharp(files.get(path)).metadata()).toMatchObject({ width: side, height: side });
  const large = files.get("static/social-image-large.png");
  expect(await sharp(large).metadata()).toMatchObject({ width: 1200, height: 630 });
  // The logo lies in the middle half, and nothing of it is cut off.
  const { data } = await sharp(files.get("static/icon-maskable-512.png"))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const red = (x: number, y: number) => (data[(y * 512 + x) * 3 + 1] ?? 0) < 50;
  expect([red(256, 256), red(140, 256), red(372, 256), red(256, 100)]).toEqual([
    ...[true, true, true, false],
  ]);
}, 30_000);

test.each([
  ["a drawing with single and double quotes", `<path style="fill:url('#g')" d='M0 0h1v1z'/>`],
  ["a drawing with a backslash in its style", String.raw`<style>a::b{content:"\201c"}</style>`],
])("%s is whole in the address that the header shows", (_, part) => {
  const drawing = logoDrawings(`<svg ${xmlns} viewBox="0 0 1 1">${part}</svg>`).light;
  const address = logoAddress(drawing);
  expect(address).not.toMatch(/["\\<>]/);
  const shown = decodeURIComponent(address.slice(address.indexOf(",") + 1));
  const same = (text: string) => text.replaceAll('"', "'");
  expect(same(shown)).toBe(same(drawing));
  // Quotes of one kind inside those of the other stay different.
  if (drawing.includes("'")) expect(shown).toBe(drawing);
});

test.each([
  ["black", "#000", ["dark"]],
  ["the colour of the text", "currentColor", ["dark"]],
  ["white", "#fff", ["light"]],
  ["orange", "#e9581f", []],
])("a logo in %s is drawn, with a warning where it is hard to see", async (_, fill, schemes) => {
  const paper = { light: { paper: "#ffffff" }, dark: { paper: "#171513" } };
  const warnings = await logoWarnings(
    `<svg ${xmlns} viewBox="0 0 8 8"><path fill="${fill}" d="M1 1h6v6z"/></svg>`,
    paper as typeof siteColours,
  );
  expect(warnings.map((text) => /of (\w+) systems/.exec(text)?.[1])).toEqual(schemes);
});

test("one drawing has no dark rules, and in the other they always apply", () => {
  const style = "a{b:1}@media (prefers-color-scheme: dark) { a { b: 2 } c { d: 3 } } e{f:4}";
  const drawings = logoDrawings(`<svg ${xmlns} viewBox="0 0 1 1"><style>${style}</style></svg>`);
  expect(drawings.light).toContain("<style>a{b:1} e{f:4}</style>");
  expect(drawings.dark).toContain("<style>a{b:1} a { b: 2 } c { d: 3 }  e{f:4}</style>");
});

test.each([
  ["a picture of another kind", "GIF89a", "it is not an SVG file"],
  ["one without a viewBox", `<svg ${xmlns}/>`, "has no viewBox"],
  ["one without xmlns", '<svg viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>', "lacks xmlns="],
  [
    "one with a prefix that is not declared",
    `<svg ${xmlns} viewBox="0 0 1 1"><path id="a" d="M0 0h1v1z"/><use xlink:href="#a"/></svg>`,
    'without xmlns:xlink="…"',
  ],
  ["an empty one", `<svg ${xmlns} viewBox="0 0 1 1"></svg>`, "it draws nothing"],
  [
    "a wordmark",
    `<svg ${xmlns} viewBox="0 0 400 100"><path d="M0 0h400v100z"/></svg>`,
    "its viewBox is 400 × 100, and the logo has a square place",
  ],
  [
    "one that is not well formed",
    `<svg ${xmlns} viewBox="0 0 1 1"><path d="M0 0h1v1z"></svg>`,
    "it can’t be drawn",
  ],
  ["one with text", `<svg ${xmlns} viewBox="0 0 1 1"><text>A</text></svg>`, "Turn text to paths"],
  [
    "one that loads a picture",
    `<svg ${xmlns} viewBox="0 0 1 1"><image href="https://a.example/b.png"/></svg>`,
    "addresses in it",
  ],
  [
    "a large one",
    `<svg ${xmlns} viewBox="0 0 1 1"><path d="${"m1 1".repeat(600)}"/></svg>`,
    "may take 2000",
  ],
  [
    "one whose style never ends",
    `<svg ${xmlns} viewBox="0 0 1 1"><style>@media (prefers-color-scheme:dark){a{}</style></svg>`,
    "never ends",
  ],
])("%s is refused before anything is drawn", async (_, svg, reason) => {
  await expect(iconFiles(svg)).rejects.toThrow(reason);
});

test("an icon file lists its images with their offsets", () => {
  const file = iconFile([Buffer.from("first"), Buffer.from("second")], [16, 32]);
  expect(file.readUInt16LE(4)).toBe(2);
  const offset = file.readUInt32LE(6 + 16 + 12);
  expect(file.subarray(offset).toString()).toBe("second");
});
