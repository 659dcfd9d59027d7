/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { iconFile, iconFiles } from "../../scripts/icons";
import { logoDrawings } from "../../scripts/logo-drawing";
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

const wide = `<?xml version="1.0"?><!-- a logo of any kind -->
<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100" viewBox="0 0 40 10">
  <defs><linearGradient id="g"><stop stop-color="red"/></linearGradient></defs>
  <rect width="40" height="10" rx="3" fill="url(#g)"/>
</svg>`;

test("any SVG is drawn, in the brand's name and colours", async () => {
  const words = { name: "Fish & Chips", description: "A <b>line</b> about it." };
  const files = await iconFiles(wide, { ...words, colours: siteColours });
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
  // The wide logo lies in the middle of its square, and nothing of it is cut off.
  const { data } = await sharp(files.get("static/icon-maskable-512.png"))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const red = (x: number, y: number) => (data[(y * 512 + x) * 3 + 1] ?? 0) < 50;
  expect([red(256, 256), red(140, 256), red(372, 256), red(256, 180)]).toEqual([
    ...[true, true, true, false],
  ]);
}, 30_000);

test("one drawing has no dark rules, and in the other they always apply", () => {
  const style = "a{b:1}@media (prefers-color-scheme: dark) { a { b: 2 } c { d: 3 } } e{f:4}";
  const drawings = logoDrawings(`<svg viewBox="0 0 1 1"><style>${style}</style></svg>`);
  expect(drawings.light).toContain("<style>a{b:1} e{f:4}</style>");
  expect(drawings.dark).toContain("<style>a{b:1} a { b: 2 } c { d: 3 }  e{f:4}</style>");
});

test.each([
  ["a picture of another kind", "GIF89a", "it is not an SVG file"],
  ["one without a viewBox", '<svg xmlns="x"/>', "has no viewBox"],
  ["one with text", '<svg viewBox="0 0 1 1"><text>A</text></svg>', "Turn text to paths"],
  [
    "one that loads a picture",
    '<svg viewBox="0 0 1 1"><image href="https://a.example/b.png"/></svg>',
    "addresses in it",
  ],
  [
    "a large one",
    `<svg viewBox="0 0 1 1"><path d="${"m1 1".repeat(600)}"/></svg>`,
    "may take 2000",
  ],
  [
    "one whose style never ends",
    '<svg viewBox="0 0 1 1"><style>@media (prefers-color-scheme:dark){a{}</style></svg>',
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
