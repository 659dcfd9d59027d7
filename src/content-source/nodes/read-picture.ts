import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import type { PictureFile } from "../check/pictures";

/** Reads the facts of a picture that checks and pages need. `path` is below src/content. */
export async function readPicture(file: string, path: string): Promise<PictureFile> {
  // Gatsby may list a file that has been removed.
  const content = await readFile(file).catch(() => Buffer.alloc(0));
  const { width = 0, height = 0 } = await readMetadata(content);
  return {
    path,
    name: path.replace(/^.*\//, ""),
    bytes: content.byteLength,
    width,
    height,
    hash: createHash("sha256").update(content).digest("hex").slice(0, 20),
  };
}

async function readMetadata(content: Buffer): Promise<Partial<sharp.Metadata>> {
  try {
    return await sharp(content).metadata();
  } catch {
    return {};
  }
}
