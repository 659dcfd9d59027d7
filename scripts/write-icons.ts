// Run by `npm run icons` after src/site/logo.svg has changed; what it writes is committed.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { site } from "../src/site/site";
import { iconFile } from "./icon-file";
import { logoDrawing } from "./logo-drawing";

const root = join(__dirname, "..");
const logo = readFileSync(join(root, "src/site/logo.svg"), "utf8");
const out = join(root, "static");

/** The logo as a square PNG on paper; `share` is the part of the side that the drawing takes. */
async function pngOnPaper(side: number, share: number): Promise<Buffer> {
  const drawn = Math.round(side * share);
  const drawing = await sharp(Buffer.from(logo), { density: (72 * drawn) / 32 })
    .resize(drawn, drawn)
    .png()
    .toBuffer();
  return sharp({
    create: { width: side, height: side, channels: 3, background: site.themeColor.light },
  })
    .composite([{ input: drawing, gravity: "centre" }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** The logo alone, for tabs of browsers that take no SVG. */
function pngOnNothing(side: number): Promise<Buffer> {
  return sharp(Buffer.from(logo), { density: (72 * side) / 32 })
    .resize(side, side)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

async function writeIcons(): Promise<void> {
  const write = (name: string, data: Buffer | string) => {
    writeFileSync(join(out, name), data);
  };
  write("favicon.svg", logo);
  write("favicon.ico", iconFile([await pngOnNothing(16), await pngOnNothing(32)], [16, 32]));
  write("apple-touch-icon.png", await pngOnPaper(180, 0.66));
  write("icon-192.png", await pngOnPaper(192, 0.78));
  write("icon-512.png", await pngOnPaper(512, 0.78));
  // A host may cut away everything but a circle of 80 % of the side.
  write("icon-maskable-512.png", await pngOnPaper(512, 0.5));
  write("social-image.png", await pngOnPaper(128, 0.7));
  writeFileSync(
    join(root, "src/layout/logo-drawing.json"),
    `${JSON.stringify(logoDrawing(logo), null, 2)}\n`,
  );
}

void writeIcons();
