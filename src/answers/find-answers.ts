import { plainText, type QueriedTree } from "../content-text/content-tree";
import { fold } from "../search-list/fold";

type SearchableAnswer = Readonly<{
  slug: string;
  /** Words that visitors type and the answer does not have. */
  words: readonly string[];
  question: QueriedTree;
  body: QueriedTree;
}>;

/**
 * Returns a function that finds the slugs of the answers that contain every typed word. Order,
 * accents and capitals do not matter. The answers are searched in the visitor's own wording.
 */
export function answerFinder(
  answers: readonly SearchableAnswer[],
  words: Readonly<Record<string, string>>,
): (typed: string) => ReadonlySet<string> {
  const lettersOf = (answer: SearchableAnswer) =>
    fold(
      [plainText(answer.question, words), plainText(answer.body, words), ...answer.words].join(
        "\n",
      ),
    );
  // Computed on the first search, so that it does not delay the start of the page.
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
