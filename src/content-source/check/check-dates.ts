import type { CheckedEntry } from "./check-entry";
import { isDay } from "./collections";
import type { Mistake } from "./mistake";
import { versionOrder } from "../release-version";

/** The day that it is now where the day begins first (UTC+14): no date may be later. */
export function latestToday(now: Date): string {
  return new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);
}

/** Dates in the future, and histories whose dates do not follow their order. */
export function dateMistakes(entries: readonly CheckedEntry[], today: string): readonly Mistake[] {
  return [...entries.flatMap((entry) => futureDates(entry, today)), ...disordered(entries)];
}

function futureDates({ file, type, fields, lines }: CheckedEntry, today: string): Mistake[] {
  const dates: readonly (readonly [field: string, date: unknown])[] = [
    ...(type === "Release" ? ([["date", fields.date]] as const) : []),
    ...(type === "PageText" ? ([["updated", fields.updated]] as const) : []),
    ...(type === "Policy"
      ? [
          ["effective", fields.effectiveDate] as const,
          ...changesOf(fields).map(({ date }) => ["changes", date] as const),
        ]
      : []),
  ];
  return dates
    .filter(([, date]) => isDay(date) && date > today)
    .map(([field, date]) => ({
      file,
      line: lines[field] ?? 1,
      field,
      message: `The date ${String(date)} lies in the future.`,
      hint: `Today is ${today} at most. Publish on the day, or correct the date.`,
      text: `${field}: ${String(date)}`,
    }));
}

function disordered(entries: readonly CheckedEntry[]): Mistake[] {
  const releases = entries
    .filter(
      ({ type, fields }) =>
        type === "Release" &&
        isDay(fields.date) &&
        versionOrder(String(fields.version)) !== undefined,
    )
    .sort((a, b) => Number(a.fields.order) - Number(b.fields.order));
  const mistakes = releases.flatMap(({ file, fields, lines }, index): Mistake[] => {
    const before = releases[index - 1];
    return before && String(fields.date) < String(before.fields.date)
      ? [
          {
            file,
            line: lines.date ?? 1,
            field: "date",
            message: `${String(fields.version)} is dated before ${String(before.fields.version)} (${String(before.fields.date)}).`,
            hint: "A higher version has the same day or a later one: correct the version or the date.",
            text: `date: ${String(fields.date)}`,
          },
        ]
      : [];
  });
  for (const { file, type, fields, lines } of entries) {
    if (type !== "Policy") continue;
    const days = changesOf(fields).map(({ date }) => date);
    const wrong = days.findIndex((day, index) => index > 0 && day > (days[index - 1] ?? ""));
    if (wrong > 0)
      mistakes.push({
        file,
        line: lines.changes ?? 1,
        field: "changes",
        message: `The change of ${String(days[wrong])} stands below an older one.`,
        hint: "List the newest change first.",
        text: String(days[wrong]),
      });
    if (days[0] !== undefined && days[0] !== fields.effectiveDate)
      mistakes.push({
        file,
        line: lines.effective ?? 1,
        field: "effective",
        message: `The policy holds from ${String(fields.effectiveDate)}, but its newest change is of ${days[0]}.`,
        hint: "Write the same day in both.",
        text: `effective: ${String(fields.effectiveDate)}`,
      });
  }
  return mistakes;
}

function changesOf(fields: CheckedEntry["fields"]): readonly { date: string }[] {
  return (fields.changes ?? []) as readonly { date: string }[];
}
