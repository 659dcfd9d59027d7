const words = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** A day such as 2026-11-10 in words: 10 November 2026. */
export const longDate = (day: string): string => words.format(new Date(day));
