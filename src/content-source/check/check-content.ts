// Build time only: pure. All checks of src/content, file by file and together.
import { isInStore } from "../../install/store-address";
import { brokenLinks } from "./broken-links";
import { collectionOf } from "./collections";
import { wrongDates } from "./dates";
import { demoTabMistakes, demoTabsFile, taskMistakes, typedMistakes } from "./demo-tabs";
import { missingFiles, missingHelp, strayFiles, wrongGroups, wrongNames } from "./file-names";
import {
  type ContentAddress,
  contentAddresses,
  goneAddresses,
  hiddenByBlockers,
  misplacedSections,
  takenAddresses,
} from "./ids";
import type { Mistake } from "./mistake-format";
import { type PictureFile, pictureMistakes } from "./pictures";
import { type CheckedEntry, type ContentFile, readEntry } from "./read-entry";

/** Everything that the checks look at. */
export type CheckedContent = Readonly<{
  files: readonly ContentFile[];
  pictures: readonly PictureFile[];
  /** Addresses that were published once, a line each. */
  published: readonly string[];
  /** The paths of the pages that have a file of code. */
  pages: readonly string[];
  /** Paths of files that the site serves besides its pages. */
  served: ReadonlySet<string>;
  /** The latest day that a date may have. */
  latestDay: string;
}>;

/** All mistakes and warnings, in the order of files and lines, and the content that was read. */
export type ContentReport = Readonly<{
  mistakes: readonly Mistake[];
  /** They stop no build. */
  warnings: readonly Mistake[];
  addresses: readonly ContentAddress[];
  entries: readonly CheckedEntry[];
}>;

/** Checks each file by itself, then all of them together. */
export function checkContent(content: CheckedContent): ContentReport {
  const { files, pages, pictures, published, served, latestDay } = content;
  const texts = files.filter(({ path }) => path !== demoTabsFile);
  const entriesOf = (hasStore: boolean) =>
    texts.flatMap((file) => {
      const collection = collectionOf(file.path);
      return collection ? [readEntry(file, collection, hasStore)] : [];
    });
  const entries = entriesOf(isInStore());
  // A text with {published: …} or {unpublished: …} has a second wording, which visitors see later.
  const hasWordings = texts.some(({ text }) => text.includes("published: "));
  const allWordings = hasWordings ? [...entries, ...entriesOf(!isInStore())] : entries;
  const withoutDrafts = (list: readonly CheckedEntry[]) =>
    list.filter(({ isLeftOut }) => !isLeftOut);
  const addresses = contentAddresses(withoutDrafts(entries));
  const hidden = contentAddresses(entries.filter(({ isLeftOut }) => isLeftOut));
  const missing = missingFiles(files.map(({ path }) => path));
  // Checks across files wait until each is right by itself. Otherwise one mistake has several messages.
  const isComplete = missing.length === 0 && allWordings.every(({ isValid }) => isValid);
  const allPages = [...new Set([...pages, ...addresses.map(({ route }) => route)])];
  const mistakesTogether = () => [
    ...wrongGroups(entries),
    ...missingHelp(entries),
    ...misplacedSections(entries),
    ...brokenLinks(withoutDrafts(allWordings), { addresses, hidden, pages: allPages, served }),
    ...goneAddresses(published, addresses),
    ...wrongDates(entries, latestDay),
    ...typedMistakes(entries, files),
  ];
  const all = once([
    ...allWordings.flatMap(({ mistakes }) => mistakes),
    ...files.flatMap((file) => (file.path === demoTabsFile ? demoTabMistakes(file) : [])),
    ...taskMistakes(files),
    ...missing,
    ...strayFiles(texts.map(({ path }) => path)),
    ...wrongNames(entries),
    ...pictureMistakes(entries, pictures),
    ...takenAddresses(addresses, pages),
    ...hiddenByBlockers(addresses),
    ...(isComplete ? mistakesTogether() : []),
  ]);
  return {
    entries,
    addresses,
    mistakes: all.filter(({ isWarning }) => !isWarning),
    warnings: all.filter(({ isWarning }) => isWarning),
  };
}

/**
 * In the order of files and lines, each once, although a file may have been read twice. A line with a
 * mistake loses its warnings, which are mostly about the same.
 */
function once(mistakes: readonly Mistake[]): readonly Mistake[] {
  const lineKey = ({ file, line }: Mistake) => `${file} ${line}`;
  const faulty = new Set(mistakes.filter(({ isWarning }) => !isWarning).map(lineKey));
  const listed = mistakes.filter((mistake) => !mistake.isWarning || !faulty.has(lineKey(mistake)));
  const byText = new Map(listed.map((mistake) => [lineKey(mistake) + mistake.message, mistake]));
  return [...byText.values()].sort(
    (a, b) => a.file.localeCompare(b.file, "en", { numeric: true }) || a.line - b.line,
  );
}

/** A line with the drafts, which a build leaves out; undefined if there is none. */
export function leftOutText(entries: readonly CheckedEntry[]): string | undefined {
  const left = entries.flatMap(({ file, isLeftOut }) => (isLeftOut ? [`src/content/${file}`] : []));
  return left.length > 0 ? `Drafts, left out: ${left.join(", ")}.` : undefined;
}
