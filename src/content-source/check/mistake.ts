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

/** Where mistakes of one file are gathered. */
export type Report = (mistake: Omit<Mistake, "file">) => void;
