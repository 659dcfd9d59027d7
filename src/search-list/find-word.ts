import UFuzzy from "@leeoniya/ufuzzy";

/** How well a word was found, and from where to where. */
export type Find = Readonly<{ quality: number; range: readonly [start: number, end: number] }>;

/** What a find is worth, from the best to one with a typing slip. */
export const quality = { wholeWord: 8, startOfWord: 6, insideWord: 3, withSlip: 1 } as const;

const boundary = /[^\p{L}\p{N}]/u;

/** One slip in a word of such letters, by uFuzzy's own rules for short words and numbers. */
function oneSlip(letters: string, unicode: boolean): UFuzzy {
  return new UFuzzy({
    unicode,
    interSplit: `[^${letters}\\d']+`,
    // The texts are in lower case: there is no camelCase to split.
    intraSplit: "[^\\s\\S]",
    intraChars: `[${letters}\\d']`,
    intraContr: `'[${letters}]{1,2}\\b`,
    intraMode: 1,
    // The matcher ranks. uFuzzy's own collator takes a slow phone 70 ms to create.
    compare: () => 0,
  });
}

const anyScript = oneSlip("\\p{L}", true);

/** For words in a to z: an expression over all scripts takes ten times as long to compile and run. */
const latin = oneSlip("a-z", false);

const isLatin = /^[ -~]*$/;

const fuzzyFor = (text: string) => (isLatin.test(text) ? latin : anyScript);

/** Shorter words match without slips only: with a wrong letter they are another word. */
const fewestLetters = 3;

/** Longer words too: uFuzzy's expression grows with the square of their length. */
const mostLetters = 40;

/** The first words of a query that count; a longer query was pasted, or made up to cost time. */
const mostWords = 32;

/** The words of a folded query, each once, without the signs between them. */
export function wordsOf(query: string): readonly string[] {
  const words = fuzzyFor(query).split(query.replaceAll('"', " "));
  return [...new Set(words)].slice(0, mostWords);
}

/** Where `word` is in those `texts` (both folded) that `among` lists, by the text's index. */
export function findWord(
  texts: readonly string[],
  word: string,
  among: readonly number[],
): ReadonlyMap<number, Find> {
  const found = new Map<number, Find>();
  const missing: number[] = [];
  for (const index of among) {
    const text = texts[index] ?? "";
    const start = placeOf(word, text);
    if (start < 0) missing.push(index);
    else
      found.set(index, {
        quality: qualityAt(text, start, word),
        range: [start, start + word.length],
      });
  }
  if (word.length < fewestLetters || word.length > mostLetters) return found;
  const fuzzy = fuzzyFor(word);
  // uFuzzy only reads the arrays that its types want to be mutable.
  const slipped = fuzzy.filter(texts as string[], word, missing);
  if (!slipped?.length) return found;
  const info = fuzzy.info(slipped, texts as string[], word);
  info.idx.forEach((index, at) => {
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
  if (character === undefined) return true;
  // Covers nearly every character without running the expression.
  const isLetter = (character >= "a" && character <= "z") || (character >= "0" && character <= "9");
  return !isLetter && (character <= "~" || boundary.test(character));
}
