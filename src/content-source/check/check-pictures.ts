// Build time only: pure.
import { darkName, isDark, type Picture } from "../markdown/picture-tree";
import { pictureKinds, wrongKind } from "./check-elements";
import type { CheckedEntry } from "./check-entry";
import { type Mistake, nearMiss } from "./mistake";

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

/** The folder of pictures, below src/content. */
const pictureFolder = "pictures";

/** Copies are made of it, so more than this only makes the repository large. */
export const largestPicture = { bytes: 1_000_000, side: 4000 };

/** Names of files, which become parts of addresses. */
const namePattern = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.dark)?\.[a-z]+$/;

/** The name that a picture with two endings was to have, such as list.png of list.png.png. */
const intended = (name: string) => /^(.+\.(?:avif|jpe?g|png|webp))\.[a-z]+$/i.exec(name)?.[1];

/** What is wrong with pictures and with the texts that show them. */
export function pictureMistakes(
  entries: readonly CheckedEntry[],
  files: readonly PictureFile[],
): readonly Mistake[] {
  return [
    ...files.flatMap((file) => fileMistakes(file, files)),
    ...missingPictures(entries, files),
  ];
}

function fileMistakes(file: PictureFile, files: readonly PictureFile[]): readonly Mistake[] {
  const { path, name, kind, bytes, isMoving, width, height } = file;
  const mistake = (message: string, hint: string): Mistake[] => [
    { file: path, line: 1, message, hint, text: name },
  ];
  const wrong = wrongKind(name);
  if (wrong) return mistake(wrong.message, wrong.hint);
  if (path !== `${pictureFolder}/${name}`)
    return mistake(
      "The picture is in the wrong folder.",
      `Move it to src/content/${pictureFolder}.`,
    );
  const bare = intended(name);
  if (bare !== undefined)
    return mistake("The name of the file has two endings.", `Rename it to ${bare}.`);
  if (!namePattern.test(name))
    return mistake(
      "The file name becomes part of an address.",
      "Use small letters, digits and hyphens, like tab-list.png or tab-list.dark.png.",
    );
  if (kind === undefined)
    return mistake("The file cannot be read as a picture.", "Save it again from where it is made.");
  const said = pictureKinds[name.replace(/^.*\./, "")];
  if (kind !== said)
    return mistake(
      `The name says ${String(said)}, but the file is ${kind}.`,
      kind in pictureKinds
        ? `Rename it so that it ends in .${kind}.`
        : "Save it as PNG, JPEG, WebP or AVIF.",
    );
  if (isMoving) return mistake("A picture can't be animated.", "Save one of its frames.");
  if (bytes > largestPicture.bytes)
    return mistake(
      `The file has ${Math.ceil(bytes / 1000)} kB.`,
      `${largestPicture.bytes / 1000} kB are allowed. Make it smaller; 1440 pixels are wide enough.`,
    );
  if (Math.max(width, height) > largestPicture.side)
    return mistake(
      `The picture has ${width} × ${height} pixels.`,
      `${largestPicture.side} on each side are allowed; 1440 are wide enough.`,
    );
  if (!isDark(name)) return [];
  const light = files.find((other) => darkName(intended(other.path) ?? other.path) === path);
  if (!light)
    return mistake(
      "There is no light picture for this dark one.",
      `Add ${name.replace(".dark.", ".")}, of the same kind.`,
    );
  if (light.width !== width || light.height !== height)
    return mistake(
      `The dark picture has ${width} × ${height} pixels, ${light.name} has ${light.width} × ${light.height}.`,
      "Make both the same size, so that nothing moves when the colours change.",
    );
  return [];
}

function missingPictures(
  entries: readonly CheckedEntry[],
  files: readonly PictureFile[],
): readonly Mistake[] {
  const names = files.map(({ name }) => intended(name) ?? name).filter((name) => !isDark(name));
  return entries.flatMap(({ file, pictures }) =>
    pictures.flatMap(({ name, line }): Mistake[] => {
      // One with capitals in its name has been told.
      if (names.some((one) => one.toLowerCase() === name)) return [];
      const near = isDark(name) ? name.replace(".dark.", ".") : nearMiss(name, names);
      const hint =
        near === undefined
          ? `Put ${name} in src/content/${pictureFolder}.`
          : isDark(name)
            ? `Write ${near}: dark systems get ${name} on their own.`
            : `Did you mean ${near}?`;
      const message = isDark(name)
        ? "A text names a dark picture."
        : `There is no picture ${name}.`;
      return [{ file, line, message, hint, text: name }];
    }),
  );
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
