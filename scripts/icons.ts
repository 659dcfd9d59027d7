// `npm run icons`: draws the icons from src/site/logo.svg, and from logo-dark.svg for dark pages if
// there is one. Run it after a change to a logo or to the paper colour, and commit the results.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { logoAddress } from "../src/site/brand-style";
import { siteColours } from "../src/site/site";

/** The logo for light and for dark pages. */
export type Logo = Readonly<{ light: string; dark: string }>;

/** The limit in bytes. Every document contains both drawings, so a large one slows every page. */
const largestLogo = 2000;

/**
 * Reads the drawings of the logo.
 * @throws if one is not an SVG file, not square or too large.
 */
export async function readLogo(folder: string): Promise<Logo> {
  const read = async (file: string) => {
    const svg = readFileSync(join(folder, file), "utf8")
      .replace(/<\?xml[^>]*\?>|<!DOCTYPE[^>]*>|<!--[\s\S]*?-->/g, "")
      .replace(/\s+/g, " ")
      .replace(/> </g, "><")
      .trim();
    // Browsers draw nothing without xmlns.
    if (!/^<svg[^>]*\sxmlns="http:\/\/www\.w3\.org\/2000\/svg"/.test(svg))
      throw new Error(`${file} has to begin with <svg xmlns="http://www.w3.org/2000/svg" …>.`);
    const { width, height } = await sharp(Buffer.from(svg)).metadata();
    if (width !== height)
      throw new Error(`${file} is ${width} × ${height}, but the logo has to be square.`);
    const size = Buffer.byteLength(svg);
    if (size > largestLogo)
      throw new Error(`${file} takes ${size} bytes, expected at most ${largestLogo}: try SVGO.`);
    return svg;
  };
  const light = await read("logo.svg");
  return {
    light,
    dark: existsSync(join(folder, "logo-dark.svg")) ? await read("logo-dark.svg") : light,
  };
}

/** Draws all files that depend on the logo and returns them by their path in the project. */
export async function iconFiles(logo: Logo): Promise<ReadonlyMap<string, Buffer>> {
  const tabSides = [16, 32];
  const onPaper = async (side: number, share: number) =>
    sharp({
      create: { width: side, height: side, channels: 3, background: siteColours.light.paper },
    })
      .composite([{ input: await drawn(logo.light, Math.round(side * share)), gravity: "centre" }])
      .png({ compressionLevel: 9, palette: true })
      .toBuffer();
  return new Map([
    ["src/site/logo-drawings.json", Buffer.from(`${JSON.stringify(logo, null, 2)}\n`)],
    ["static/favicon.svg", Buffer.from(tabIcon(logo))],
    // For browsers that show no SVG in tabs.
    [
      "static/favicon.ico",
      iconFile(await Promise.all(tabSides.map((side) => drawn(logo.light, side))), tabSides),
    ],
    ["static/apple-touch-icon.png", await onPaper(180, 0.66)],
    ["static/social-image.png", await onPaper(128, 0.7)],
  ]);
}

/** One drawing that follows the colour scheme of the tab strip. */
function tabIcon({ light, dark }: Logo): string {
  if (light === dark) return light;
  const image = (name: string, svg: string) =>
    `<image class="${name}" width="32" height="32" href="${logoAddress(svg)}"/>`;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>.dark{display:none}' +
    "@media(prefers-color-scheme:dark){.dark{display:inline}.light{display:none}}</style>" +
    `${image("light", light)}${image("dark", dark)}</svg>\n`
  );
}

/** A drawing as a square, transparent PNG. */
async function drawn(svg: string, side: number): Promise<Buffer> {
  const { width } = await sharp(Buffer.from(svg)).metadata();
  return sharp(Buffer.from(svg), { density: (72 * side) / width })
    .resize(side, side)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** A Windows icon file with PNG images of the given sides in pixels. */
function iconFile(pictures: readonly Buffer[], sides: readonly number[]): Buffer {
  const entrySize = 16;
  const header = Buffer.alloc(6 + entrySize * pictures.length);
  header.writeUInt16LE(1, 2); // kind: icon
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach((picture, index) => {
    const entry = 6 + entrySize * index;
    const side = sides[index] ?? 0;
    header.writeUInt8(side, entry);
    header.writeUInt8(side, entry + 1);
    header.writeUInt16LE(1, entry + 4); // colour planes
    header.writeUInt16LE(32, entry + 6); // bits a pixel
    header.writeUInt32LE(picture.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  });
  return Buffer.concat([header, ...pictures]);
}

async function writeIcons(root: string): Promise<void> {
  const files = await iconFiles(await readLogo(join(root, "src/site")));
  for (const [path, data] of files) writeFileSync(join(root, path), data);
  console.log(`Written: ${[...files.keys()].join(", ")}`);
  if (!existsSync(join(root, "src/site/logo-dark.svg")))
    console.log("If the logo is hard to see on dark pages, draw src/site/logo-dark.svg, too.");
}

if (process.argv[1]?.endsWith("icons.ts"))
  writeIcons(process.cwd()).catch((error: unknown) => {
    console.error(`Nothing was written. ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  });
