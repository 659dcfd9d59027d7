// Build time only: pure. The dates of releases and of the policy.
import { utcDay } from "./collections";
import { type Mistake, mistakeIn } from "./mistake-format";
import type { CheckedEntry } from "./read-entry";

/** Today where the day begins first, in UTC+14. */
export function latestDayOf(now: Date): string {
  return utcDay(new Date(now.getTime() + 14 * 3_600_000));
}

/** Dates in the future, which a release may have, and histories whose dates do not follow their order. */
export function wrongDates(
  entries: readonly CheckedEntry[],
  latestDay: string,
): readonly Mistake[] {
  const policies = entries.filter(({ type }) => type === "Policy");
  return [
    ...entries.flatMap((entry) => futureDates(entry, latestDay)),
    ...disorderedReleases(entries),
    ...policies.flatMap(disorderedChanges),
  ];
}

const changesOf = ({ fields }: CheckedEntry) =>
  (fields.changes ?? []) as readonly Readonly<{ date: string }>[];

function futureDates(entry: CheckedEntry, latestDay: string): readonly Mistake[] {
  const { file, fields, lineOf } = entry;
  const dates: readonly (readonly [date: unknown, line: number])[] = [
    [fields.effective, lineOf("effective")],
    ...changesOf(entry).map(({ date }, index) => [date, lineOf("changes", index)] as const),
  ];
  const isFuture = (date: unknown) => typeof date === "string" && date > latestDay;
  const message = (date: unknown) => `${String(date)} is in the future.`;
  if (entry.type === "Release" && !entry.isLeftOut && isFuture(fields.date))
    return [{ ...mistakeIn(file, message(fields.date), lineOf("date")), isWarning: true }];
  return dates
    .filter(([date]) => isFuture(date))
    .map(([date, line]) => mistakeIn(file, message(date), line));
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

function disorderedChanges(policy: CheckedEntry): readonly Mistake[] {
  const { file, fields, lineOf } = policy;
  const days = changesOf(policy).map(({ date }) => date);
  if (days.length === 0) return [];
  const late = days.findIndex((day, index) => index > 0 && day > (days[index - 1] ?? ""));
  const newest = days[0] ?? "";
  const found: Mistake[] = [];
  if (late > 0)
    found.push(mistakeIn(file, "The newest change comes first.", lineOf("changes", late)));
  if (newest !== fields.effective)
    found.push(
      mistakeIn(
        file,
        `effective has to be the date of the newest change, ${newest}.`,
        lineOf("effective"),
      ),
    );
  return found;
}
