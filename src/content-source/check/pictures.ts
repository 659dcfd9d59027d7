// Build time only: pure.
import { darkName, isDark, type Picture } from "../markdown/picture-tree";
import { didYouMean, type Mistake } from "./mistake";
import type { CheckedEntry } from "./read-entry";

/** A picture's file as it is on the disk. */
export type PictureFile = Picture &
  Readonly<{
    /** Path below src/content. */
    path: string;
    /** What it is by its content; undefined when that is no picture. */
    kind: string | undefined;
    bytes: number;
    isMoving: boolean;
  }>;

/** Copies are made of it, so more than this only makes the repository large. */
export const largestPicture = { bytes: 1_000_000, side: 4000 };

/** What a picture's name may end in, and the kind of file that it says. */
export const pictureKinds: Readonly<Record<string, string>> = {
  avif: "avif",
  jpeg: "jpeg",
  jpg: "jpeg",
  png: "png",
  webp: "webp",
};

/** Where pictures are, and how they are named: the name becomes part of an address. */
const pathPattern = /^pictures\/[a-z0-9]+(?:-[a-z0-9]+)*(?:\.dark)?\.(\w+)$/;

/** What is wrong with pictures and with the texts that show them. */
export function pictureMistakes(
  entries: readonly CheckedEntry[],
  files: readonly PictureFile[],
): readonly Mistake[] {
  const names = files.map(({ name }) => name).filter((name) => !isDark(name));
  return [
    ...files.flatMap((file) => {
      const message = problemOf(file, files);
      return message === undefined ? [] : [{ file: file.path, line: 1, message }];
    }),
    ...entries.flatMap(({ file, pictures }) =>
      pictures
        .filter(({ name }) => !names.includes(name))
        .map(({ name, line }) => ({
          ...{ file, line },
          message: `There is no picture ${name}. ${didYouMean(name, names)}`,
        })),
    ),
  ];
}

function problemOf(file: PictureFile, files: readonly PictureFile[]): string | undefined {
  const { path, name, kind, bytes, isMoving, width, height } = file;
  const said = pictureKinds[pathPattern.exec(path)?.[1] ?? ""];
  if (said === undefined)
    return "Pictures are PNG, JPEG, WebP or AVIF files with names such as pictures/tab-list.png.";
  if (isMoving) return "A picture that moves is not shown.";
  if (kind !== said) return `The file is not a ${said} picture. Save it again.`;
  if (bytes > largestPicture.bytes || Math.max(width, height) > largestPicture.side)
    return `The picture is larger than ${largestPicture.bytes / 1000} kB or ${largestPicture.side} pixels.`;
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
