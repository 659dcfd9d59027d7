// Build time only: pure.
import { darkName, isDark, type Picture } from "../markdown/picture-tree";
import { didYouMean } from "../markdown/report";
import { type Mistake, mistakeIn } from "./mistake";
import type { CheckedEntry } from "./read-entry";

/** A picture's file as it is on the disk. */
export type PictureFile = Picture &
  Readonly<{
    /** Path below src/content. */
    path: string;
    /** What it is by its content; undefined if that is not a picture. */
    kind: string | undefined;
    bytes: number;
    /** How many pictures it consists of, one after the other. */
    frames: number;
  }>;

/** A visitor loads the file as it is. In bytes. */
const largestPicture = 300_000;

/** Where pictures are, and how they are named: the name becomes part of an address. */
const pathPattern = /^pictures\/[a-z0-9]+(?:-[a-z0-9]+)*(?:\.dark)?\.(avif|png|webp)$/;

/** What is wrong with pictures and with the texts that show them. */
export function pictureMistakes(
  entries: readonly CheckedEntry[],
  files: readonly PictureFile[],
): readonly Mistake[] {
  const names = files.map(({ name }) => name).filter((name) => !isDark(name));
  return [
    ...files.flatMap((file) => {
      const message = problemOf(file, files);
      return message === undefined ? [] : [mistakeIn(file.path, message)];
    }),
    ...entries.flatMap(({ file, pictures }) => {
      const missing = pictures.filter(({ name }) => !names.includes(name));
      return missing.map(({ name, line }) =>
        mistakeIn(file, `There is no picture ${name}. ${didYouMean(name, names)}`, line),
      );
    }),
  ];
}

function problemOf(file: PictureFile, files: readonly PictureFile[]): string | undefined {
  const { path, name, kind, bytes, frames, width, height } = file;
  if (frames > 1) return `The file has ${frames} frames, and a picture shows one frame. Save one.`;
  const said = pathPattern.exec(path)?.[1];
  if (said === undefined)
    return "Pictures are PNG, WebP or AVIF files with names such as pictures/tab-list.png.";
  if (kind !== said) return `The file is not a ${said} picture. Save it again.`;
  if (bytes > largestPicture)
    return `The picture has ${Math.ceil(bytes / 1000)} kB, expected at most ${largestPicture / 1000}.`;
  if (!isDark(name)) return undefined;
  const light = files.find((other) => darkName(other.name) === name);
  return light?.width === width && light.height === height
    ? undefined
    : `There is no ${name.replace(".dark.", ".")} of the same size.`;
}

/** The pictures that a build publishes: those that its texts show, and the dark ones beside them. */
export function shownPictures(
  entries: readonly CheckedEntry[],
  files: readonly PictureFile[],
): readonly PictureFile[] {
  const names = new Set(
    entries
      .filter(({ leftOut }) => leftOut === undefined)
      .flatMap(({ pictures }) => pictures.flatMap(({ name }) => [name, darkName(name)])),
  );
  return files.filter(({ name, kind }) => kind !== undefined && names.has(name));
}
