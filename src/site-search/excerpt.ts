import type { Ranges } from "../search-list/create-matcher";

/** The most letters before the first match. */
const lead = 24;

/** The length of an excerpt in letters. A wide screen has room for about a hundred. */
const longest = 120;

/** A sentence of fewer letters, such as "Yes.", is not enough. */
const shortest = 24;

/** The letters that fit in a row of the dialog on a computer, beside the longest name of a page. */
const row = 72;

const sentenceEnds = [". ", "? "];

export type Excerpt = Readonly<{ text: string; ranges: Ranges }>;

/**
 * A part of the text that starts shortly before the first match. If a sentence ends behind the matches
 * and within a row, it ends there. For a match in a row of a table, which says little alone, it is the
 * beginning of the text.
 */
export function excerpt(text: string, ranges: Ranges): Excerpt {
  const first = ranges[0]?.[0] ?? 0;
  if (first > 0 && isInTable(text, first)) return excerpt(text, []);
  const from = startOf(text, first);
  const kept = ranges.filter(([, end]) => end <= from + longest);
  const sentence = Math.max(...sentenceEnds.map((end) => text.lastIndexOf(end, from + row))) + 1;
  const least = Math.max(from + shortest, kept.at(-1)?.[1] ?? 0);
  const isWhole = text.length > from + row && sentence > least;
  const to = isWhole ? sentence : from + longest;
  const before = from > 0 ? "…" : "";
  const after = isWhole || to >= text.length ? "" : "…";
  const shift = before.length - from;
  return {
    text: before + text.slice(from, to) + after,
    ranges: kept.map(([start, end]) => [start + shift, end + shift]),
  };
}

/** Whether what ends like a sentence at this place has cells, which are apart by dots. */
function isInTable(text: string, place: number): boolean {
  const start = lastEnd(text, place);
  const end = text.indexOf(". ", place);
  return text.slice(start, end < 0 ? undefined : end).includes(" · ");
}

/** Where the last sentence ends that is over before a place. */
function lastEnd(text: string, place: number): number {
  return Math.max(...sentenceEnds.map((end) => text.lastIndexOf(end, place - end.length))) + 2;
}

function startOf(text: string, match: number): number {
  if (match <= lead) return 0;
  // At the beginning of a sentence it reads best.
  const sentence = lastEnd(text, match);
  if (sentence > match - lead) return sentence;
  const start = text.indexOf(" ", match - lead) + 1;
  // A long word has no space to cut at.
  return start > 0 && start <= match ? start : match;
}
