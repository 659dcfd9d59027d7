const format = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** A day such as 2026-11-10 in words: 10 November 2026. */
export function longDate(day: string): string {
  return format.format(new Date(`${day.slice(0, 10)}T00:00:00Z`));
}
