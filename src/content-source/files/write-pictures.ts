// Build time only.
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { type PictureCopy, type Picture, pictureCopies } from "../markdown/picture-tree";
import { contentFolder } from "../nodes/read-content";

/**
 * Writes the copies of pictures into `public`; `path` is below src/content. A copy that is there
 * already is the right one: its name carries a hash.
 */
export async function writePictures(
  directory: string,
  pictures: readonly (Picture & Readonly<{ path: string }>)[],
): Promise<void> {
  for (const picture of pictures) {
    const missing = pictureCopies(picture).filter(({ path }) => !existsSync(target(path)));
    if (missing.length === 0) continue;
    const source = await readFile(join(directory, contentFolder, picture.path));
    await Promise.all(missing.map((copy) => write(copy, source)));
  }

  function target(path: string): string {
    return join(directory, "public", path);
  }

  async function write(copy: PictureCopy, source: Buffer): Promise<void> {
    const file = target(copy.path);
    await mkdir(dirname(file), { recursive: true });
    // A run that is interrupted leaves no half of a copy under its name.
    await writeFile(`${file}.part`, await copied(source, copy));
    await rename(`${file}.part`, file);
  }
}

/** A copy without metadata, such as the location. */
async function copied(source: Buffer, { width, kind }: PictureCopy): Promise<Buffer> {
  const picture = sharp(source).autoOrient().resize({ width });
  if (kind === "jpg") return picture.jpeg({ quality: 80, mozjpeg: true }).toBuffer();
  if (kind === "png") return picture.png({ compressionLevel: 9, effort: 10 }).toBuffer();
  // Flat colours get smaller without loss, photographs with it.
  const [flat, photograph] = await Promise.all([
    picture.clone().webp({ nearLossless: true, quality: 60, effort: 6 }).toBuffer(),
    picture.clone().webp({ quality: 82, smartSubsample: true, effort: 6 }).toBuffer(),
  ]);
  return flat.byteLength < photograph.byteLength ? flat : photograph;
}
