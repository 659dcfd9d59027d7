import UFuzzy from "@leeoniya/ufuzzy";

/** The quality and position of a match. */
export type WordMatch = Readonly<{ quality: number; range: readonly [start: number, end: number] }>;

/** The scores of a match, from a whole word to one with a typo. */
export const quality = { wholeWord: 8, startOfWord: 6, insideWord: 3, withTypo: 1 } as const;

const boundary = /[^\p{L}\p{N}]/u;

/** A matcher that accepts one typo in a word of these letters. uFuzzy is stricter with short words. */
function oneTypo(letters: string, unicode: boolean): UFuzzy {
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

const anyScript = oneTypo("\\p{L}", true);

/** For words of a to z: a pattern for all scripts takes ten times as long to compile and run. */
const latin = oneTypo("a-z", false);

const isLatin = /^[ -~]*$/;

const fuzzyFor = (text: string) => (isLatin.test(text) ? latin : anyScript);

/** Shorter words match without typos only: with another letter they are a different word. */
const fewestLetters = 3;

/** Longer words match without typos only: uFuzzy's pattern grows with the square of their length. */
const mostLetters = 40;

/** Versions match without typos only: with another number they are different versions. */
const isVersion = (word: string) => word.includes(".");

/** Finds `word` in the `texts` with the indices `among`; both are folded. The matches are by index. */
export function findWord(
  texts: readonly string[],
  word: string,
  among: readonly number[],
): ReadonlyMap<number, WordMatch> {
  const matches = new Map<number, WordMatch>();
  const missing: number[] = [];
  for (const index of among) {
    const text = texts[index] ?? "";
    const start = positionOf(word, text);
    if (start < 0) missing.push(index);
    else
      matches.set(index, {
        quality: qualityAt(text, start, word),
        range: [start, start + word.length],
      });
  }
  if (word.length < fewestLetters || word.length > mostLetters || isVersion(word)) return matches;
  const fuzzy = fuzzyFor(word);
  // uFuzzy only reads these arrays, although its types require mutable ones.
  const slipped = fuzzy.filter(texts as string[], word, missing);
  if (!slipped?.length) return matches;
  const info = fuzzy.info(slipped, texts as string[], word);
  info.idx.forEach((index, at) => {
    const [start = 0, end = 0] = info.ranges[at] ?? [];
    matches.set(index, { quality: quality.withTypo, range: [start, end] });
  });
  return matches;
}

/** The first position where `word` starts a word of the text, or else its first position, or -1. */
function positionOf(word: string, text: string): number {
  const first = text.indexOf(word);
  for (let at = first; at >= 0; at = text.indexOf(word, at + 1)) {
    if (startsWord(text, at, word)) return at;
  }
  return first;
}

function qualityAt(text: string, start: number, word: string): number {
  if (!startsWord(text, start, word)) return quality.insideWord;
  return isEdge(text[start + word.length]) ? quality.wholeWord : quality.startOfWord;
}

/** Whether a word of the text starts there. The 1.0 in 2.1.0 does not start a version. */
function startsWord(text: string, at: number, word: string): boolean {
  const before = text[at - 1];
  return isEdge(before) && !(before === "." && isVersion(word));
}

function isEdge(character: string | undefined): boolean {
  if (character === undefined) return true;
  // Decides nearly every character without the slower pattern.
  const isLetter = (character >= "a" && character <= "z") || (character >= "0" && character <= "9");
  return !isLetter && (character <= "~" || boundary.test(character));
}
