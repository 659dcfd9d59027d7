import type { Ranges } from "../search-list/create-matcher";

/** The most letters before the first match, if its sentence does not begin there. */
const lead = 24;

/** The most letters from the beginning of its sentence. A row has room for these and a word. */
export const longLeads = { ofPhone: 32, ofComputer: 60 } as const;

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
 * and within a row, it ends there.
 */
export function excerpt(
  text: string,
  ranges: Ranges,
  longLead: number = globalThis.innerWidth < 640 ? longLeads.ofPhone : longLeads.ofComputer,
): Excerpt {
  const from = startOf(text, ranges[0]?.[0] ?? 0, longLead);
  const kept = ranges.filter(([, end]) => end <= from + longest);
  const least = Math.max(from + shortest, kept.at(-1)?.[1] ?? 0);
  const ends = sentenceEnds.map((end) => text.indexOf(end, least) + 1).filter((end) => end > 0);
  const sentence = Math.min(...ends);
  const isWhole = text.length > from + row && sentence <= from + row + 1;
  const to = isWhole ? sentence : from + longest;
  const isBegun = from === 0 || sentenceEnds.includes(text.slice(from - 2, from));
  const before = isBegun ? "" : "…";
  const after = isWhole || to >= text.length ? "" : "…";
  const shift = before.length - from;
  return {
    text: before + text.slice(from, to) + after,
    ranges: kept.map(([start, end]) => [start + shift, end + shift]),
  };
}

function startOf(text: string, match: number, longLead: number): number {
  if (match <= lead) return 0;
  const before = Math.max(...sentenceEnds.map((end) => text.lastIndexOf(end, match - 2)));
  const sentence = before < 0 ? 0 : before + 2;
  if (sentence > match - longLead) return sentence;
  const start = text.indexOf(" ", match - lead) + 1;
  // A long word has no space to cut at.
  return start > 0 && start <= match ? start : match;
}
