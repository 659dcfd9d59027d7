// Letters that Unicode does not divide into a plain letter and a mark; signs with several forms.
const plain: Readonly<Record<string, string>> = {
  ...{ ø: "o", ł: "l", đ: "d", ı: "i" },
  ...{ "’": "'", "‘": "'", "‛": "'", ʼ: "'", "′": "'", "`": "'", "´": "'" },
  ...{ "“": '"', "”": '"', "„": '"', "‟": '"', "″": '"' },
  ...{ "‐": "-", "‑": "-", "–": "-", "—": "-", "−": "-" },
};

// Most characters of most texts need no folding.
const needsFolding = /[^ -@[-_a-~]/g;

/** The text in lower case, without accents, with straight quotes. Every position stays the same. */
export function fold(text: string): string {
  return text.replace(needsFolding, foldUnit);
}

function foldUnit(unit: string): string {
  const bare = plain[unit] ?? unit.normalize("NFKD").replace(/(.)\p{M}+/gu, "$1");
  const small = bare.toLowerCase();
  const letter = plain[small] ?? small;
  // A few letters become two. They are not changed, so that positions stay the same.
  return letter.length === 1 ? letter : unit;
}

/** How many terms of a query count. This limits the time for long pasted texts. */
const maxTerms = 32;

/** A version, without the v that some write before it, or a word. */
const wordPattern =
  /\d+(?:\.\d+)+|(?!v\d+\.\d)[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:'[\p{L}\p{M}\p{N}]+)*/gu;

/**
 * The distinct terms of a query, folded and without punctuation: of `Can’t I “pin” it?`
 * they are can't, i, pin and it. A version such as 1.1.0 is one word.
 */
export function termsIn(query: string): readonly string[] {
  // Composes accents, narrows letters, and drops characters that nobody sees.
  const letters = fold(query.normalize("NFKC").replace(/\p{Cf}/gu, ""));
  const terms = letters.match(wordPattern) ?? [];
  return [...new Set(terms)].slice(0, maxTerms);
}

/** English words that do not say what a question is about. */
const stopWords = new Set(
  (
    "a an and are at be but by can could did do does for from had has have how i if in into is it its " +
    "me my of on or our so that the there these they this to was we what when where which who why " +
    "will with would you your"
  ).split(" "),
);

/** The terms that say what a query is about, without lone letters; all of them if none is left. */
export function significantTerms(query: string): readonly string[] {
  const terms = termsIn(query);
  const significant = terms.filter((word) => !stopWords.has(word) && !/^\p{L}$/u.test(word));
  return significant.length > 0 ? significant : terms;
}
