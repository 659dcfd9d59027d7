import { asContent, plainText } from "../content/content-tree";
import { fold } from "../tab-search/fold";

type SearchableAnswer = Readonly<{ slug: string; question: unknown; body: unknown }>;

/** An answer's letters as they are searched: question and answer, small and without accents. */
export type AnswerLetters = Readonly<{ slug: string; letters: string }>;

/** What each answer says to the visitor, in the words of the visitor's browser. */
export function answerLetters(
  answers: readonly SearchableAnswer[],
  words: Readonly<Record<string, string>>,
): readonly AnswerLetters[] {
  return answers.map(({ slug, question, body }) => ({
    slug,
    letters: fold(`${plainText(asContent(question), words)} ${plainText(asContent(body), words)}`),
  }));
}

/** The slugs of the answers that hold every word that was typed, in whatever order. */
export function findAnswers(answers: readonly AnswerLetters[], typed: string): ReadonlySet<string> {
  const wanted = fold(typed)
    .split(/\s+/)
    .filter((word) => word !== "");
  return new Set(
    answers
      .filter(({ letters }) => wanted.every((word) => letters.includes(word)))
      .map(({ slug }) => slug),
  );
}
