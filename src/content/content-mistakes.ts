import type { CheckedEntry, ContentFile } from "./check-entry";
import { checkEntry } from "./check-entry";
import { dateMistakes } from "./check-dates";
import { brokenLinks } from "./check-links";
import {
  duplicateIds,
  duplicateOrders,
  goneAddresses,
  mismatchedNames,
  missingFiles,
} from "./check-together";
import type { ContentAddress } from "./content-addresses";
import { contentAddresses } from "./content-addresses";
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
  /** The files taken apart: the very same object for one that has not changed since the last check. */
  entries: readonly CheckedEntry[];
}>;

/**
 * A check that remembers files: checking again after one edit parses that file alone, which is
 * what keeps live mode quick with thousands of entries.
 */
export function contentChecker(): (content: CheckedContent) => ContentReport {
  let remembered = new Map<string, { text: string; entry: CheckedEntry }>();
  return ({ files, published, served, today }) => {
    const next: typeof remembered = new Map();
    for (const file of files) {
      const earlier = remembered.get(file.path);
      next.set(
        file.path,
        earlier?.text === file.text ? earlier : { text: file.text, entry: checkEntry(file) },
      );
    }
    remembered = next;
    const entries = [...next.values()].map(({ entry }) => entry);
    const addresses = contentAddresses(entries);
    const mistakes = [
      ...entries.flatMap((entry) => entry.mistakes),
      ...entries.flatMap((entry) => brokenLinks(entry, addresses, served)),
      ...missingFiles(entries),
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
  };
}
