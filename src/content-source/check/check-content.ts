import type { CheckedEntry, ContentFile } from "./check-entry";
import { checkEntry } from "./check-entry";
import { brokenLinks } from "./check-links";
import {
  dateMistakes,
  duplicateOrders,
  mismatchedNames,
  missingFiles,
  misplacedSections,
} from "./check-together";
import {
  type ContentAddress,
  contentAddresses,
  duplicateIds,
  goneAddresses,
} from "./content-addresses";
import type { Mistake } from "./mistake";

/** Everything that the checks look at. */
export type CheckedContent = Readonly<{
  files: readonly ContentFile[];
  /** Addresses that were published once, a line each. */
  published: readonly string[];
  /** Paths of files that the site serves besides its pages. */
  served: ReadonlySet<string>;
  /** No date may be later. */
  today: string;
  /** Today in UTC: later releases and drafts are left out. Undefined in develop, which shows all. */
  day?: string | undefined;
}>;

/** All mistakes in the content, by file and line, and the addresses it makes. */
export type ContentReport = Readonly<{
  mistakes: readonly Mistake[];
  addresses: readonly ContentAddress[];
  entries: readonly CheckedEntry[];
}>;

/** What a build leaves out and why, in one line; undefined when it shows all. */
export function leftOutText(entries: readonly CheckedEntry[]): string | undefined {
  const left = entries.filter(({ leftOut }) => leftOut !== undefined);
  if (left.length === 0) return undefined;
  return `Left out: ${left.map(({ file, leftOut }) => `src/content/${file} (${leftOut ?? ""})`).join(", ")}.`;
}

/** Checks each file by itself, then all of them together; never throws. */
export function checkContent({
  files,
  published,
  served,
  today,
  day,
}: CheckedContent): ContentReport {
  const entries = files.map((file) => checkEntry(file, day));
  const addresses = contentAddresses(entries.filter(({ leftOut }) => leftOut === undefined));
  const mistakes = [
    ...entries.flatMap((entry) => entry.mistakes),
    ...brokenLinks(entries, addresses, served),
    ...missingFiles(entries),
    ...misplacedSections(entries),
    ...duplicateIds(addresses),
    ...duplicateOrders(entries),
    ...mismatchedNames(entries),
    ...dateMistakes(entries, today),
    ...goneAddresses(published, addresses),
  ];
  return {
    entries,
    addresses,
    mistakes: mistakes.sort(
      (a, b) => a.file.localeCompare(b.file, "en", { numeric: true }) || a.line - b.line,
    ),
  };
}
