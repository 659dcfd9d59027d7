/** Something that a writer has to change, or to check if it is a warning. */
export type Mistake = Readonly<{
  /** Path of the file below src/content. */
  file: string;
  /** Line in the file, counted from 1. */
  line: number;
  /** What is wrong, and what to write instead where that is not evident. */
  message: string;
  /** A warning stops no build. */
  isWarning?: boolean;
}>;

/** A mistake in a line of a file. A mistake of the whole file is in its first line. */
export function mistakeIn(file: string, message: string, line = 1): Mistake {
  return { file, line, message };
}

/** A mistake in the file that is being read. */
export type LineMistake = Omit<Mistake, "file">;

/** A mistake as one line of text, in the form that linters use. */
export function mistakeText({ file, line, message, isWarning = false }: Mistake): string {
  return `src/content/${file}:${line}  ${isWarning ? "warning: " : ""}${message}`;
}

/** The number of mistakes, and a line for each. */
export function mistakesText(mistakes: readonly Mistake[]): string {
  const files = new Set(mistakes.map(({ file }) => file)).size;
  const count = (n: number, noun: string) => `${n} ${noun}${n === 1 ? "" : "s"}`;
  const heading = `${count(mistakes.length, "problem")} in ${count(files, "content file")}`;
  return [heading, ...mistakes.map(mistakeText)].join("\n");
}
