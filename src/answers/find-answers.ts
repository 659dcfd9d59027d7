import { plainText, type QueriedTree } from "../content-source/content-tree";
import { fold } from "../search-list/fold";

type SearchableAnswer = Readonly<{ slug: string; question: QueriedTree; body: QueriedTree }>;

/**
 * A function that gives the slugs of the answers that hold every word that was typed, in whatever
 * order, with or without accents and capitals, in the words of the visitor's browser.
 */
export function answerFinder(
  answers: readonly SearchableAnswer[],
  words: Readonly<Record<string, string>>,
): (typed: string) => ReadonlySet<string> {
  const lettersOf = ({ question, body }: SearchableAnswer) =>
    fold(`${plainText(question, words)} ${plainText(body, words)}`);
  // Made for the first word, not while the page starts.
  let letters: readonly string[] | undefined;

  return (typed) => {
    const wanted = fold(typed)
      .split(/\s+/)
      .filter((word) => word !== "");
    if (wanted.length > 0) letters ??= answers.map(lettersOf);
    const found = answers.filter((_, index) =>
      wanted.every((word) => letters?.[index]?.includes(word)),
    );
    return new Set(found.map(({ slug }) => slug));
  };
}
