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
}>;

/** All mistakes in the content, by file and line, and the addresses it makes. */
export type ContentReport = Readonly<{
  mistakes: readonly Mistake[];
  addresses: readonly ContentAddress[];
  entries: readonly CheckedEntry[];
}>;

/** Checks each file by itself, then all of them together; never throws. */
export function checkContent({ files, published, served, today }: CheckedContent): ContentReport {
  const entries = files.map(checkEntry);
  const addresses = contentAddresses(entries);
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
