import { plainText, type QueriedTree } from "../content-text/content-tree";
import { fold, significantTerms } from "../search-list/fold";
import { excerpt } from "../site-search/excerpt";

type SearchableAnswer = Readonly<{
  slug: string;
  /** Words that visitors type and the answer does not have. */
  words: readonly string[];
  question: QueriedTree;
  body: QueriedTree;
}>;

/**
 * Returns a function that finds the slugs of answers: those with all significant terms of a query; if
 * none has all, those with the most, if that is a third or more. Answers are searched in the visitor's
 * own words.
 */
export function createAnswerFilter(
  answers: readonly SearchableAnswer[],
  words: Readonly<Record<string, string>>,
): (query: string) => ReadonlySet<string> {
  const searchedText = ({ question, body, words: keywords }: SearchableAnswer) => {
    const letters = fold(
      [plainText(question, words), plainText(body, words), ...keywords].join("\n"),
    );
    return `${letters}\n${letters.replaceAll("'", "")}`;
  };
  // Computed on the first search, so that it does not delay the start of the page.
  let texts: readonly string[] | undefined;

  return (query) => {
    const terms = significantTerms(query);
    if (terms.length === 0) return new Set(answers.map(({ slug }) => slug));
    texts ??= answers.map(searchedText);
    const counts = texts.map((text) => terms.filter((word) => text.includes(word)).length);
    const fewestMatches = Math.max(1, terms.length / 3, ...counts);
    const matches = answers.filter((_, index) => (counts[index] ?? 0) >= fewestMatches);
    return new Set(matches.map(({ slug }) => slug));
  };
}

/** An excerpt around the first matching term of an answer's text; "" if its question has a match. */
export function matchExcerpt(
  { question, body }: Pick<SearchableAnswer, "question" | "body">,
  query: string,
  words: Readonly<Record<string, string>>,
): string {
  const terms = significantTerms(query);
  if (terms.length === 0) return "";
  const positions = (text: string) => {
    const letters = fold(text);
    return terms.map((word) => letters.indexOf(word)).filter((position) => position >= 0);
  };
  if (positions(plainText(question, words)).length > 0) return "";
  const text = plainText(body, words);
  const [first] = positions(text);
  return first === undefined ? "" : excerpt(text, [[first, first + 1]]).text;
}
