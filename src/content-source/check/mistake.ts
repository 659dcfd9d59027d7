// Build time only: pure.
import leven from "leven";
import type { Nodes } from "mdast";
import { lineOf } from "../markdown/parse-markdown";

/** Something a writer has to change, with the place where it stands. */
export type Mistake = Readonly<{
  /** Path of the file below src/content. */
  file: string;
  /** Line in the file, counted from 1. */
  line: number;
  /** Key of the front matter, when the mistake is in its value. */
  field?: string;
  /** What is wrong, as a sentence. */
  message: string;
  /** What to write instead. */
  hint: string;
  /** The offending text as it stands in the file. */
  text: string;
}>;

/** A mistake of a file that is read now. */
export type OwnMistake = Omit<Mistake, "file">;

/** Where mistakes of one file are gathered. */
export type Report = (mistake: OwnMistake) => void;

/** The same for parts of parsed Markdown, whose lines are those of the file. */
export function nodeReport(report: Report) {
  return (node: Nodes, message: string, hint: string, text: string): void =>
    report({ line: lineOf(node), message, hint, text });
}

/** A mistake as a terminal shows it: place and sentence, offending text, hint. */
export function mistakeText({ file, line, field, message, hint, text }: Mistake): string {
  const place = `src/content/${file}:${line}${field === undefined ? "" : ` (${field})`}`;
  const shown = text.length > 100 ? `${text.slice(0, 100)}…` : text;
  return [
    `${place}: ${message}`,
    ...(shown.trim() ? [`  > ${shown.trim()}`] : []),
    `  ${hint}`,
  ].join("\n");
}

/** All mistakes, with their number. */
export function mistakesText(mistakes: readonly Mistake[]): string {
  const files = new Set(mistakes.map(({ file }) => file)).size;
  const count = `${mistakes.length} ${mistakes.length === 1 ? "problem" : "problems"} in ${files} content ${files === 1 ? "file" : "files"}`;
  return [count, ...mistakes.map(mistakeText)].join("\n\n");
}

/** The name among `known` that a writer most likely meant by `name`; undefined when none is close. */
export function nearMiss(name: string, known: readonly string[]): string | undefined {
  const limit = Math.max(1, Math.floor(name.length / 3));
  const [best] = known
    .map((candidate) => ({
      candidate,
      distance: leven(name.toLowerCase(), candidate.toLowerCase(), { maxDistance: limit + 1 }),
    }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance);
  // Half a word is close too: "alias" for "aliases".
  return (
    best?.candidate ?? known.find((word) => name.length > 3 && word.startsWith(name.slice(0, -1)))
  );
}
