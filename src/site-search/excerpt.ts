import type { Ranges } from "../tab-search/create-matcher";

/** How many letters of a text stand before the first part that matched. */
const lead = 24;

export type Excerpt = Readonly<{ text: string; ranges: Ranges }>;

/** The text from shortly before the first part that matched, so that the part is in view. */
export function excerpt(text: string, ranges: Ranges): Excerpt {
  const first = ranges[0]?.[0] ?? 0;
  if (first <= lead) return { text, ranges };
  const start = text.indexOf(" ", first - lead) + 1;
  // A match in the middle of a long word has no space before it to cut at.
  const cut = start > 0 && start <= first ? start : first;
  return {
    text: `…${text.slice(cut)}`,
    ranges: ranges.map(([from, to]) => [from - cut + 1, to - cut + 1]),
  };
}
