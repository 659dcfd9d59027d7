import { darkName, isDark } from "../markdown/picture-tree";
import { didYouMean } from "../markdown/report";
import { type Mistake, mistakeIn } from "./mistake-format";
import type { CheckedEntry } from "./read-entry";

/** A picture's file as it is on the disk. */
export type PictureFile = Readonly<{
  /** Path below src/content. */
  path: string;
  name: string;
  bytes: number;
  /** Width and height in pixels; 0 if the file is no picture. */
  width: number;
  height: number;
  /** Changes with the content. */
  hash: string;
}>;

/** In bytes. A visitor loads the file as it is. */
const largestPicture = 300_000;

/** The folder and the names of pictures. Names become parts of addresses. */
const pathPattern = /^pictures\/[a-z0-9]+(?:-[a-z0-9]+)*(?:\.dark)?\.(?:avif|png|webp)$/;

/** Pictures that cannot be shown or are not, and texts that show a picture which is not there. */
export function pictureMistakes(
  entries: readonly CheckedEntry[],
  files: readonly PictureFile[],
): readonly Mistake[] {
  const names = files.map(({ name }) => name).filter((name) => !isDark(name));
  const used = entries
    .filter(({ isLeftOut }) => !isLeftOut)
    .flatMap(({ pictures }) => pictures.flatMap(({ name }) => [name, darkName(name)]));
  return [
    ...files.flatMap((file): Mistake[] => {
      const message = problemOf(file, files);
      if (message !== undefined) return [mistakeIn(file.path, message)];
      if (used.includes(file.name)) return [];
      const unused =
        "It is published, but no published text shows it. A picture for dark systems is named like list.dark.png.";
      return [{ ...mistakeIn(file.path, unused), isWarning: true }];
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
  const { path, name, bytes, width, height } = file;
  if (!pathPattern.test(path))
    return "Pictures are PNG, WebP or AVIF files with names such as pictures/tab-list.png.";
  if (width === 0) return "The file is no picture. Save it again.";
  if (bytes > largestPicture)
    return `The picture has ${Math.ceil(bytes / 1000)} kB, expected at most ${largestPicture / 1000}.`;
  if (!isDark(name)) return undefined;
  const light = files.find((other) => darkName(other.name) === name);
  if (light === undefined) return `There is no ${name.replace(".dark.", ".")}.`;
  const isSame = light.width === width && light.height === height;
  return isSame
    ? undefined
    : `It needs the size of ${light.name}, ${light.width} × ${light.height} pixels.`;
}
