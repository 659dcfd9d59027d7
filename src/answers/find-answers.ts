import { plainText, type QueriedTree } from "../content-text/content-tree";
import { fold, wordsOfQuestion } from "../search-list/fold";
import { excerpt } from "../site-search/excerpt";

type SearchableAnswer = Readonly<{
  slug: string;
  /** Words that visitors type and the answer does not have. */
  words: readonly string[];
  question: QueriedTree;
  body: QueriedTree;
}>;

/**
 * Returns a function that finds the slugs of answers: those with all telling words of what was typed; if
 * none has all, those with the most, if that is a third or more. Answers are searched in the visitor's
 * own words.
 */
export function answerFinder(
  answers: readonly SearchableAnswer[],
  words: Readonly<Record<string, string>>,
): (typed: string) => ReadonlySet<string> {
  const lettersOf = ({ question, body, words: hidden }: SearchableAnswer) => {
    const letters = fold(
      [plainText(question, words), plainText(body, words), ...hidden].join("\n"),
    );
    return `${letters}\n${letters.replaceAll("'", "")}`;
  };
  // Computed on the first search, so that it does not delay the start of the page.
  let letters: readonly string[] | undefined;

  return (typed) => {
    const wanted = wordsOfQuestion(typed);
    if (wanted.length === 0) return new Set(answers.map(({ slug }) => slug));
    letters ??= answers.map(lettersOf);
    const counts = letters.map((text) => wanted.filter((word) => text.includes(word)).length);
    const enough = Math.max(1, wanted.length / 3, ...counts);
    const found = answers.filter((_, index) => (counts[index] ?? 0) >= enough);
    return new Set(found.map(({ slug }) => slug));
  };
}

/** The part of an answer's text that has one of the typed words; "" where its question has one. */
export function foundPart(
  { question, body }: Pick<SearchableAnswer, "question" | "body">,
  typed: string,
  words: Readonly<Record<string, string>>,
): string {
  const wanted = wordsOfQuestion(typed);
  if (wanted.length === 0) return "";
  const places = (text: string) => {
    const letters = fold(text);
    return wanted.map((word) => letters.indexOf(word)).filter((place) => place >= 0);
  };
  if (places(plainText(question, words)).length > 0) return "";
  const text = plainText(body, words);
  const [first] = places(text);
  return first === undefined ? "" : excerpt(text, [[first, first + 1]]).text;
}
