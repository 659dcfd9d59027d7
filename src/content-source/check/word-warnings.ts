// Build time only: pure. Warnings of words that read badly, and the list of them.
import type { ContentFile } from "./check-entry";
import { type Mistake, nearMiss } from "./mistake";

/** The list of words to avoid, below src/content. */
export const wordListFile = "words-to-avoid.txt";

/** A word that reads badly on this site, with the line it is on and what to write instead. */
export type WordWarning = Readonly<{
  file: string;
  /** Counted from 1. */
  line: number;
  word: string;
  hint: string;
}>;

/** The list of words to avoid, as it is compared with texts. */
export type WordList = Readonly<{
  words: readonly Readonly<{ pattern: RegExp; use: string; isInSentences: boolean }>[];
  /** What is right although there is such a word in it. */
  right: readonly RegExp[];
  mistakes: readonly Mistake[];
}>;

const howTo = "Write: mail(s) = email.";

/** Reads the list of words to avoid; a line that is not understood is a mistake. */
export function readWordList(text: string): WordList {
  const words: { pattern: RegExp; use: string; isInSentences: boolean }[] = [];
  const right: RegExp[] = [];
  const mistakes: Mistake[] = [];
  const seen = new Set<string>();
  for (const [index, row] of text
    .replace(/^\uFEFF/, "")
    .split(/\r\n?|\n/)
    .entries()) {
    if (row.trim() === "" || row.startsWith("//")) continue;
    const say = (message: string, hint: string) =>
      mistakes.push({ file: wordListFile, line: index + 1, message, hint, text: row });
    if (row.startsWith("#")) {
      say("A line is no word.", 'A note begins with "// ".');
      continue;
    }
    const [, prefix = ""] = /^([a-z ]+): /.exec(row.trim()) ?? [];
    const near = nearMiss(prefix, ["in sentences", "right"]);
    if (prefix !== "" && near !== undefined && near !== prefix) {
      say(`There is no "${prefix}:" in this list.`, `Did you mean "${near}:"?`);
      continue;
    }
    const [, kind = "", rest = ""] = /^(?:(in sentences|right): )?(.*)$/.exec(row.trim()) ?? [];
    const [avoided = "", use, ...more] = kind === "right" ? [rest] : rest.split(/ = ?/);
    if (kind !== "right" && (!use?.trim() || more.length > 0)) {
      say("A line does not say what to write instead.", howTo);
      continue;
    }
    for (const word of avoided.split(",").map((part) => part.trim())) {
      const pattern = patternOf(word);
      if (pattern === undefined) say(`“${word}” is no word to look for.`, howTo);
      else if (seen.has(word)) say(`“${word}” is listed twice.`, "Remove one of them.");
      else if (kind === "right") right.push(pattern);
      else words.push({ pattern, use: use ?? "", isInSentences: kind !== "" });
      seen.add(word);
    }
  }
  return { words, right, mistakes };
}

/** What finds a word of the list; undefined when it has no letters, or its brackets do not match. */
function patternOf(word: string): RegExp | undefined {
  const bare = word.replace(/\([^()]+\)/g, "");
  if (/[()]/.test(bare) || !/[^\s*]/.test(bare)) return undefined;
  const source = word
    .replace(/[.+?^${}|[\]\\/]/g, "\\$&")
    .replace(/\(/g, "(?:")
    .replace(/\)/g, ")?")
    .replace(/\*/g, "\\p{L}*");
  const start = /^[\p{L}\p{N}(*]/u.test(word) ? "(?<![\\p{L}\\p{N}])" : "";
  const end = /[\p{L}\p{N})*]$/u.test(word) ? "(?![\\p{L}\\p{N}])" : "";
  // The names of words in braces have capitals.
  const isSmall = !/\p{Lu}/u.test(word.replace(/\{\w+\}/g, ""));
  return new RegExp(start + source + end, isSmall ? "giu" : "gu");
}

/** What is wrong with the list of words to avoid. */
export function wordListMistakes({ text }: ContentFile): readonly Mistake[] {
  return readWordList(text).mistakes;
}

/** Code, comments, addresses and ids. */
const notProse =
  /`[^`]*`|<!--.*?-->|\]\([^)]*\)|(?:https?:\/|mailto:|(?<=^|[\s(]))\/?[\w./?=&%@-]*#[\w-]+|\{#[^}]*\}/g;

/** Lines of front matter with ids and words for the search. */
const notShown = /^[\s-]*(?:slug: |[\w-]+: \[)/;

/** Labels and keys, which are named as they are. */
const labelsAndKeys = /\*\*.+?\*\*|<kbd>[^<]*<\/kbd>/g;

/** A word with a straight quote or apostrophe. */
const straightQuotes = /\S*["']\S*/g;

/** A word with a backtick for an apostrophe. Two of them would make code of what is in between. */
const backtick = /\p{L}+`\p{L}+/gu;

/** A word that is written twice. Two can be meant: “the one that that page shows”, and “had had”. */
const doubled = /(?<![\p{L}’-])(?!(?:that|had)\s)(\p{L}+)\s+\1(?![\p{L}’-])/giu;

/** The words of a text that the style guide advises against; `path` is below src/content. */
export function wordWarnings({ path, text }: ContentFile, list: WordList): readonly WordWarning[] {
  const rows = text.replace(/^\uFEFF/, "").split(/\r\n?|\n/);
  // Quotes around a value belong to its file, not to the text.
  const start = rows.findIndex((row) => row.trim() !== "");
  const end = rows.findIndex((row, index) => index > start && /^---[ \t]*$/.test(row));
  const hasValues = rows[start]?.startsWith("---") === true;
  const endOfValues = hasValues ? (end < 0 ? Infinity : end) : -1;
  let isCode = false;
  return rows.flatMap((row, index) => {
    const isFence = /^\s*(?:```|~~~)/.test(row);
    if (isFence) isCode = !isCode;
    if (isFence || isCode || notShown.test(row)) return [];
    const prose = row.replace(notProse, "");
    const shown = list.right.reduce((rest, phrase) => rest.replace(phrase, ""), prose);
    const sentences = shown.replace(labelsAndKeys, "");
    const found = (words: Iterable<RegExpMatchArray>, use: string) =>
      Array.from(words, ([word]) => ({
        file: path,
        line: index + 1,
        word,
        hint: `Write: ${use}.`,
      }));
    return [
      ...list.words.flatMap(({ pattern, use, isInSentences }) =>
        found((isInSentences ? sentences : shown).matchAll(pattern), use),
      ),
      ...found(row.matchAll(backtick), "’"),
      ...Array.from(sentences.matchAll(doubled)).flatMap((two) => found([two], two[1] ?? "")),
      ...(index > endOfValues ? found(prose.matchAll(straightQuotes), "“ ” or ’") : []),
    ];
  });
}
