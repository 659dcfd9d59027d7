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
import { rememberRelease } from "../markdown/release-text";

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
  /** What the next check may remember. */
  remembered: readonly RememberedFile[];
}>;

/** A file as it was checked, and what came of it. */
export type RememberedFile = ContentFile & Readonly<{ entry: CheckedEntry }>;

/**
 * A check that remembers files: checking again after one edit parses that file alone, which is
 * what keeps live mode and the next build quick with thousands of entries. `remembered` is what a
 * check by the very same code has left.
 */
export function contentChecker(
  remembered: readonly RememberedFile[] = [],
): (content: CheckedContent) => ContentReport {
  for (const { entry } of remembered) if (entry.release) rememberRelease(entry.body, entry.release);
  let known = new Map(remembered.map((file) => [file.path, file]));
  return ({ files, published, served, today }) => {
    const checked = files.map((file) => {
      const earlier = known.get(file.path);
      return earlier?.text === file.text ? earlier : { ...file, entry: checkEntry(file) };
    });
    known = new Map(checked.map((file) => [file.path, file]));
    const entries = checked.map(({ entry }) => entry);
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
      remembered: checked,
      addresses,
      mistakes: mistakes.sort(
        (a, b) => a.file.localeCompare(b.file, "en", { numeric: true }) || a.line - b.line,
      ),
    };
  };
}
