import type { Ranges } from "../search-list/create-matcher";

/** At most this many letters of the text come before the first part that matched. */
const lead = 24;

/** How many letters are shown and read out; a wide screen has room for about a hundred. */
const longest = 120;

export type Excerpt = Readonly<{ text: string; ranges: Ranges }>;

/** A piece of the text that starts shortly before the first part that matched. */
export function excerpt(text: string, ranges: Ranges): Excerpt {
  const from = startOf(text, ranges[0]?.[0] ?? 0);
  const piece = text.slice(from, from + longest);
  const before = from > 0 ? "…" : "";
  const after = from + longest < text.length ? "…" : "";
  const shift = before.length - from;
  return {
    text: before + piece + after,
    ranges: ranges
      .filter(([, end]) => end <= from + longest)
      .map(([start, end]) => [start + shift, end + shift]),
  };
}

function startOf(text: string, match: number): number {
  if (match <= lead) return 0;
  const start = text.indexOf(" ", match - lead) + 1;
  // Inside a long word there is no space to cut at.
  return start > 0 && start <= match ? start : match;
}
