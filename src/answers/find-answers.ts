import { plainText, type QueriedTree } from "../content-text/content-tree";
import { fold, wordsIn } from "../search-list/fold";

type SearchableAnswer = Readonly<{
  slug: string;
  /** Words that visitors type and the answer does not have. */
  words: readonly string[];
  question: QueriedTree;
  body: QueriedTree;
}>;

/**
 * Returns a function that finds the slugs of the answers that contain every typed word, in any
 * order. If no answer has them all, as with a whole question, those with the most of them are found,
 * if that is half of the words or more. The answers are searched in the visitor's own wording.
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
    if (typed.trim() === "") return new Set(answers.map(({ slug }) => slug));
    const wanted = wordsIn(typed);
    letters ??= answers.map(lettersOf);
    const counts = letters.map((text) => wanted.filter((word) => text.includes(word)).length);
    const enough = Math.max(1, wanted.length / 2, ...counts);
    const found = answers.filter((_, index) => (counts[index] ?? 0) >= enough);
    return new Set(found.map(({ slug }) => slug));
  };
}
