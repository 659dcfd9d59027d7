import { join } from "node:path";
import sharp from "sharp";
import { contrast, tones } from "../src/site/colours";
import { site, siteColours } from "../src/site/site";
import { type LogoDrawings, logoDrawings } from "./logo-drawing";

/** The site's font in weight 600, in a format that sharp can read. */
const font = { font: "Schibsted Grotesk", fontfile: join(__dirname, "social-image-font.ttf") };

type Facts = Readonly<{ name: string; description: string; colours: typeof siteColours }>;

/**
 * Draws all files that depend on the logo and returns them by their path in the project. It writes
 * nothing, so that a logo that cannot be drawn changes no file.
 */
export async function iconFiles(
  svg: string,
  facts: Facts = { ...site, colours: siteColours },
): Promise<ReadonlyMap<string, Buffer>> {
  const logo = logoDrawings(svg);
  await seenColours(logo.light);
  const { light, dark } = facts.colours;
  const onLight = (side: number, share: number) => onPaper(logo.light, light.paper, side, share);
  const entries: (readonly [string, Buffer | Promise<Buffer>])[] = [
    ["src/site/logo-drawings.json", Buffer.from(`${JSON.stringify(logo, null, 2)}\n`)],
    ["static/favicon.svg", Buffer.from(svg)],
    ["static/favicon.ico", tabIcon(logo)],
    ["static/apple-touch-icon.png", onLight(180, 0.66)],
    ["static/icon-192.png", onLight(192, 0.78)],
    ["static/icon-512.png", onLight(512, 0.78)],
    // For stores and lists that ask for a dark icon. The site does not use it.
    ["static/icon-dark-512.png", onPaper(logo.dark, dark.paper, 512, 0.78)],
    // A maskable icon may be cropped to a circle with a diameter of 80 % of its side.
    ["static/icon-maskable-512.png", onLight(512, 0.5)],
    ["static/social-image.png", onLight(128, 0.7)],
    ["static/social-image-large.png", socialImage(logo, facts)],
  ];
  return new Map(
    await Promise.all(entries.map(async ([path, data]) => [path, await data] as const)),
  );
}

/** How much of a logo has to differ from the page to be seen, from 0 to 1, and by what contrast. */
const visible = { share: 0.2, contrast: 3 } as const;

/** A sentence for each colour scheme in which the logo is hard to see on the page. */
export async function logoWarnings(svg: string, colours = siteColours): Promise<readonly string[]> {
  const logo = logoDrawings(svg);
  const warnings = (["light", "dark"] as const).map(async (scheme) => {
    const seen = await seenColours(logo[scheme]);
    const { paper } = colours[scheme];
    const share =
      seen.filter((one) => contrast(one, paper) >= visible.contrast).length / seen.length;
    return share >= visible.share
      ? []
      : [
          `The logo is hard to see on the page of ${scheme} systems (${paper}).` +
            (scheme === "dark" ? " Give it colours in @media (prefers-color-scheme: dark)." : ""),
        ];
  });
  return (await Promise.all(warnings)).flat();
}

/**
 * The colours of a drawing's pixels, as #rrggbb, without those that are mostly transparent.
 * @throws if it cannot be drawn or has no such pixel.
 */
async function seenColours(svg: string): Promise<readonly string[]> {
  const { data } = await drawn(svg, 64)
    .then((png) => sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true }))
    .catch((error: unknown) => {
      throw new Error(`src/site/logo.svg: it can’t be drawn. ${(error as Error).message}`);
    });
  const pixels = Array.from({ length: data.length / 4 }, (_, at) =>
    data.subarray(at * 4, at * 4 + 4),
  ).filter((pixel) => (pixel[3] ?? 0) > 127);
  if (pixels.length === 0) throw new Error("src/site/logo.svg: it draws nothing.");
  return pixels.map((pixel) => `#${pixel.toString("hex", 0, 3)}`);
}

/** A drawing as a square, transparent PNG. */
async function drawn(svg: string, side: number): Promise<Buffer> {
  const { width, height } = await sharp(Buffer.from(svg)).metadata();
  const density = (72 * side) / Math.max(width, height);
  return sharp(Buffer.from(svg), { density: Math.min(100_000, Math.max(1, density)) })
    .resize(side, side, { fit: "contain", background: "#00000000" })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** A drawing on a square in the paper colour. `share` is the drawing's part of the side. */
async function onPaper(svg: string, paper: string, side: number, share: number): Promise<Buffer> {
  const input = await drawn(svg, Math.round(side * share));
  return sharp({ create: { width: side, height: side, channels: 3, background: paper } })
    .composite([{ input, gravity: "centre" }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** For browsers that do not show SVG icons in tabs. */
async function tabIcon({ light }: LogoDrawings): Promise<Buffer> {
  const sides = [16, 32];
  return iconFile(await Promise.all(sides.map((side) => drawn(light, side))), sides);
}

/**
 * Logo, name and line on the paper colour, in the size that social networks ask for: 1200 × 630.
 */
async function socialImage(logo: LogoDrawings, facts: Facts): Promise<Buffer> {
  const { light } = facts.colours;
  const write = (text: string, colour: string, width: number, height: number, dpi: number) => {
    const escaped = text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
    return sharp({
      // A resolution sets the size of the text. Without one, sharp would stretch it to the box.
      text: {
        ...font,
        text: `<span foreground="${colour}">${escaped}</span>`,
        width,
        dpi,
        rgba: true,
      },
    })
      .resize({ width, height, fit: "inside", withoutEnlargement: true })
      .png()
      .toBuffer();
  };
  const [mark, name, line] = await Promise.all([
    drawn(logo.light, 168),
    write(facts.name, light.ink, 800, 150, 620),
    write(facts.description, tones("light", light)["ink-muted"], 1010, 220, 270),
  ]);
  const { height: nameHeight = 0 } = await sharp(name).metadata();
  return sharp({ create: { width: 1200, height: 630, channels: 3, background: light.paper } })
    .composite([
      { input: mark, left: 92, top: 120 },
      { input: name, left: 296, top: Math.round(204 - nameHeight / 2) },
      { input: line, left: 96, top: 366 },
      {
        input: { create: { width: 1200, height: 16, channels: 3, background: light.accent } },
        left: 0,
        top: 614,
      },
    ])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** A Windows icon file with PNG images of the given sides in pixels. */
export function iconFile(pictures: readonly Buffer[], sides: readonly number[]): Buffer {
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
