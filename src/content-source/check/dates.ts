// Build time only: pure. The dates of releases and of the policy.
import { type Mistake, mistakeIn } from "./mistake-format";
import type { CheckedEntry } from "./read-entry";

/** Dates in the future, which a release may have, and histories whose dates do not follow their order. */
export function wrongDates(
  entries: readonly CheckedEntry[],
  latestDay: string,
): readonly Mistake[] {
  return [
    ...entries.flatMap((entry) => futureDate(entry, latestDay)),
    ...disorderedReleases(entries),
    ...entries.flatMap(disorderedChanges),
  ];
}

function futureDate(entry: CheckedEntry, latestDay: string): readonly Mistake[] {
  const { type, file, fields, isLeftOut, lineOf } = entry;
  const isRelease = type === "Release";
  const key = isRelease ? "date" : "effective";
  const day = fields[key];
  if (typeof day !== "string" || day <= latestDay || isLeftOut) return [];
  return [{ ...mistakeIn(file, `${day} is in the future.`, lineOf(key)), isWarning: isRelease }];
}

function disorderedReleases(entries: readonly CheckedEntry[]): readonly Mistake[] {
  const releases = entries
    .filter(({ type }) => type === "Release")
    .sort((a, b) => (String(a.fields.order) < String(b.fields.order) ? -1 : 1));
  return releases.flatMap(({ file, fields, lineOf }, index): Mistake[] => {
    const before = releases[index - 1];
    if (before === undefined || String(fields.date) >= String(before.fields.date)) return [];
    const message = `${before.file} has a lower version and a later date.`;
    return [mistakeIn(file, message, lineOf("date"))];
  });
}

/** The history of the policy, the newest change first. No other text has one. */
function disorderedChanges({ file, fields, lineOf }: CheckedEntry): readonly Mistake[] {
  const changes = (fields.changes ?? []) as readonly Readonly<{ date: string }>[];
  const late = changes.findIndex(({ date }, index) => date > (changes[index - 1]?.date ?? date));
  if (late > 0) return [mistakeIn(file, "The newest change comes first.", lineOf("changes", late))];
  const [newest] = changes;
  if (newest === undefined || newest.date === fields.effective) return [];
  const message = `effective has to be the date of the newest change, ${newest.date}.`;
  return [mistakeIn(file, message, lineOf("effective"))];
}
