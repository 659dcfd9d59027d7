import UFuzzy from "@leeoniya/ufuzzy";

/** How well a word was found, and from where to where. */
export type Find = Readonly<{ quality: number; range: readonly [start: number, end: number] }>;

/** What a find is worth; the last takes one typing slip to see it. */
export const quality = { wholeWord: 8, startOfWord: 6, insideWord: 3, withSlip: 1 } as const;

const boundary = /[^\p{L}\p{N}]/u;

// Letters of any script; one slip in a word, by uFuzzy's own rules for short words and numbers.
const fuzzy = new UFuzzy({
  unicode: true,
  interSplit: "[^\\p{L}\\d']+",
  // Texts arrive in small letters: there is no camelCase to split.
  intraSplit: "[^\\s\\S]",
  intraChars: "[\\p{L}\\d']",
  intraContr: "'\\p{L}{1,2}\\b",
  intraMode: 1,
});

/** Longer words are found as they are: uFuzzy's expression grows with the square of their length. */
const mostLetters = 40;

/** As many words of a query count; more are pasted or are an address made up to cost time. */
const mostWords = 32;

/** The words of a folded query, each once; signs between them count for nothing. */
export function wordsOf(query: string): readonly string[] {
  return [...new Set(fuzzy.split(query.replaceAll('"', " ")))].slice(0, mostWords);
}

/** Where `word` is in those `texts` (both folded) that `among` lists, by the text's index. */
export function findWord(
  texts: readonly string[],
  word: string,
  among: readonly number[],
): ReadonlyMap<number, Find> {
  const found = new Map<number, Find>();
  const slipped: number[] = [];
  const holding =
    word.length > mostLetters
      ? among.filter((index) => texts[index]?.includes(word))
      : // uFuzzy only reads the arrays that its types want to be mutable.
        fuzzy.filter(texts as string[], word, among as number[]);
  for (const index of holding ?? []) {
    const text = texts[index] ?? "";
    const start = placeOf(word, text);
    if (start < 0) slipped.push(index);
    else
      found.set(index, {
        quality: qualityAt(text, start, word),
        range: [start, start + word.length],
      });
  }
  // Its account of a match takes ten times as long as the match, and only slips need it.
  const info = slipped.length > 0 ? fuzzy.info(slipped, texts as string[], word) : undefined;
  info?.idx.forEach((index, at) => {
    const [start = 0, end = 0] = info.ranges[at] ?? [];
    found.set(index, { quality: quality.withSlip, range: [start, end] });
  });
  return found;
}

/** Where the word starts a word of the text, or else where it is first; -1 when it is not there. */
function placeOf(word: string, text: string): number {
  const first = text.indexOf(word);
  for (let at = first; at >= 0; at = text.indexOf(word, at + 1)) {
    if (isEdge(text[at - 1])) return at;
  }
  return first;
}

function qualityAt(text: string, start: number, word: string): number {
  if (!isEdge(text[start - 1])) return quality.insideWord;
  return isEdge(text[start + word.length]) ? quality.wholeWord : quality.startOfWord;
}

function isEdge(character: string | undefined): boolean {
  return character === undefined || boundary.test(character);
}
