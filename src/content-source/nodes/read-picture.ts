// Build time only.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { largestPicture, type PictureFile } from "../check/pictures";

/** Increase this number when copies are made differently, so that their names change. */
const recipe = 1;

/** Reads what the checks, copies and pages need to know of a picture; `path` is below src/content. */
export async function readPicture(file: string, path: string): Promise<PictureFile> {
  // Gatsby may still list a file that was removed.
  const content = await readFile(file).catch(() => Buffer.alloc(0));
  const { format, compression, pages = 1, autoOrient, hasAlpha } = await readMetadata(content);
  const isWhole = format === undefined || (await canBeCopied(content));
  const kind = !isWhole ? undefined : format === "heif" && compression === "av1" ? "avif" : format;
  const hash = createHash("sha256").update(`${recipe} ${sharp.versions.sharp}`).update(content);
  return {
    path,
    kind,
    bytes: content.byteLength,
    isMoving: pages > 1,
    name: path.replace(/^.*\//, ""),
    width: autoOrient?.width ?? 0,
    height: autoOrient?.height ?? 0,
    hash: hash.digest("hex").slice(0, 20),
    fallback: kind === "png" || hasAlpha ? "png" : "jpg",
  };
}

async function readMetadata(content: Buffer): Promise<Partial<sharp.Metadata>> {
  try {
    return await sharp(content).metadata();
  } catch {
    return {};
  }
}

/** Whether all of a picture can be read: its head may be whole where the rest is cut off. */
async function canBeCopied(content: Buffer): Promise<boolean> {
  // What is too large is refused anyway.
  if (content.byteLength > largestPicture.bytes) return true;
  return sharp(content)
    .resize({ width: 8 })
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
}
