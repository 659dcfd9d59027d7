import type { CheckedEntry, ContentFile } from "./check-entry";
import { demoTabMistakes, demoTabsFile, taskMistakes } from "./check-demo-tabs";
import { checkEntry, forOneTime } from "./check-entry";
import { brokenLinks } from "./check-links";
import {
  dateMistakes,
  duplicateOrders,
  duplicateQuestions,
  duplicateTitles,
  emptyGroups,
  isNamedRight,
  mismatchedNames,
  missingFiles,
  misplacedSections,
  strayFiles,
  takenNames,
  withoutCopies,
} from "./check-together";
import {
  type ContentAddress,
  contentAddresses,
  duplicateIds,
  goneAddresses,
  takenIds,
} from "./content-addresses";
import { type PictureFile, pictureMistakes, shownPictures } from "./check-pictures";
import type { Mistake } from "./mistake";
import { isPublished } from "../../install/store-address";
import { unsureRoutes } from "./unsure-routes";
import { wordListFile, wordListMistakes } from "./word-warnings";

/** Everything that the checks look at. */
export type CheckedContent = Readonly<{
  files: readonly ContentFile[];
  /** Paths below src/content that are symbolic links. */
  links?: readonly string[];
  pictures: readonly PictureFile[];
  /** Addresses that were published once, a line each. */
  published: readonly string[];
  /** Paths of files that the site serves besides its pages. */
  served: ReadonlySet<string>;
  /** No date may be later. */
  today: string;
  /** Today in UTC: later releases and drafts are left out. Undefined in develop, which shows all. */
  day?: string | undefined;
}>;

/**
 * All mistakes in the content and the addresses it makes. Mistakes within one file come first,
 * because those between files may follow from them. Both are in the order of files and lines.
 */
export type ContentReport = Readonly<{
  mistakes: readonly Mistake[];
  addresses: readonly ContentAddress[];
  entries: readonly CheckedEntry[];
  /** The pictures that the texts show, and those that none shows. */
  pictures: Readonly<{ shown: readonly PictureFile[]; unused: readonly PictureFile[] }>;
}>;

const byPlace = (a: Mistake, b: Mistake) =>
  a.file.localeCompare(b.file, "en", { numeric: true }) || a.line - b.line;

function symbolicLink(path: string): Mistake {
  return {
    file: path,
    line: 1,
    message: "It is a symbolic link, which other computers and hosts may not follow.",
    hint: "Put the file or the folder itself here.",
    text: path,
  };
}

/** The files that are no texts, and how each is checked. */
const otherFiles: Readonly<Record<string, (file: ContentFile) => readonly Mistake[]>> = {
  [demoTabsFile]: demoTabMistakes,
  [wordListFile]: wordListMistakes,
};

/** What a build leaves out and why, in one line; undefined when it shows all. */
export function leftOutText({
  entries,
  pictures,
}: Pick<ContentReport, "entries" | "pictures">): string | undefined {
  const left = [
    ...entries.flatMap(({ file, leftOut }) => (leftOut === undefined ? [] : [[file, leftOut]])),
    ...pictures.unused.map(({ path }) => [path, "no published text shows it"]),
  ];
  if (left.length === 0) return undefined;
  return `Left out: ${left.map(([file, why]) => `src/content/${file} (${why})`).join(", ")}.`;
}

/** Mistakes without those that two readings of a file have. */
function once(mistakes: readonly Mistake[]): readonly Mistake[] {
  const told = new Map(mistakes.map((one) => [`${one.file} ${one.line} ${one.message}`, one]));
  return [...told.values()];
}

/** Checks each file by itself, then all of them together; never throws. */
export function checkContent({
  files,
  links = [],
  pictures,
  published,
  served,
  today,
  day,
}: CheckedContent): ContentReport {
  const entries = files
    .filter(({ path }) => !Object.hasOwn(otherFiles, path))
    .map((file) => checkEntry(file, day));
  const addresses = contentAddresses(
    withoutCopies(entries).filter((entry) => entry.leftOut === undefined && isNamedRight(entry)),
  );
  // What the first store page will show or hide is checked today.
  const atOtherTime = files
    .filter(({ path, text }) => forOneTime.test(text) && !Object.hasOwn(otherFiles, path))
    .map((file) => checkEntry(file, day, !isPublished()));
  const ownMistakes = [
    ...once([...entries, ...atOtherTime].flatMap((entry) => entry.mistakes)),
    ...links.map(symbolicLink),
    ...missingFiles(entries),
    ...strayFiles(entries),
    ...files.flatMap((file) => otherFiles[file.path]?.(file) ?? []),
  ];
  const gone = goneAddresses(
    published,
    addresses,
    unsureRoutes(entries),
    contentAddresses(entries.filter(({ leftOut }) => leftOut !== undefined)),
  );
  const isGone = new Set(gone.map(({ text }) => text));
  const mistakesBetween = [
    // A published address that is gone is told once, and not for each link to it.
    ...once(brokenLinks([...entries, ...atOtherTime], addresses, served)).filter(
      ({ text }) => !isGone.has(text),
    ),
    ...taskMistakes(files),
    ...pictureMistakes(entries, pictures),
    ...takenNames(entries, served),
    ...misplacedSections(entries),
    ...duplicateIds(addresses),
    ...takenIds(addresses),
    ...duplicateQuestions(entries),
    ...duplicateOrders(entries),
    ...mismatchedNames(entries, isGone),
    ...duplicateTitles(entries),
    ...emptyGroups(entries),
    ...dateMistakes(entries, today),
    ...gone,
  ];
  const shown = shownPictures(entries, pictures);
  return {
    entries,
    addresses,
    pictures: { shown, unused: pictures.filter((picture) => !shown.includes(picture)) },
    mistakes: [...ownMistakes.sort(byPlace), ...mistakesBetween.sort(byPlace)],
  };
}
