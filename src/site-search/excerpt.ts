import type { Ranges } from "../search-list/create-matcher";

/**
 * How many letters may precede the first match: `ofSentence` to begin with its sentence, else `ofWords`.
 * A phone of 360 px has room for about 22 letters.
 */
const leads = {
  onPhone: { ofSentence: 10, ofWords: 10 },
  onComputer: { ofSentence: 60, ofWords: 24 },
} as const;

type Lead = Readonly<{ ofSentence: number; ofWords: number }>;

/** The length of an excerpt in letters. A wide screen has room for about a hundred. */
const longest = 120;

const sentenceEnds = [". ", "? "];

/** A part of the text that starts shortly before the first match. */
export function excerpt(text: string, ranges: Ranges): Readonly<{ text: string; ranges: Ranges }> {
  const lead = globalThis.innerWidth < 640 ? leads.onPhone : leads.onComputer;
  const from = startOf(text, ranges[0]?.[0] ?? 0, lead);
  const to = from + longest;
  const isBegun = from === 0 || sentenceEnds.includes(text.slice(from - 2, from));
  const before = isBegun ? "" : "…";
  const shift = before.length - from;
  return {
    text: before + text.slice(from, to) + (to < text.length ? "…" : ""),
    ranges: ranges
      .filter(([, end]) => end <= to)
      .map(([start, end]) => [start + shift, end + shift]),
  };
}

function startOf(text: string, match: number, { ofSentence, ofWords }: Lead): number {
  if (match <= ofWords) return 0;
  const before = Math.max(...sentenceEnds.map((end) => text.lastIndexOf(end, match - 2)));
  const sentence = before < 0 ? 0 : before + 2;
  if (sentence > match - ofSentence) return sentence;
  const start = text.indexOf(" ", match - ofWords) + 1;
  // A long word has no space to cut at.
  return start > 0 && start <= match ? start : match;
}
