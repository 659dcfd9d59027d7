// Build time only: pure. Mistakes that show in the letters of a file, before its Markdown is parsed.
import type { Mistake, Report } from "./mistake";

/** What a writer hardly means: a text of this size would take the build seconds. */
const largestText = 1_500_000;

/** How deep lists and quotations may be nested, and how far a line may be indented, in columns. */
const deepest = { levels: 20, columns: 200 };

/** How many groups of backticks a paragraph may have: beyond, the parser takes minutes. */
const mostBackticks = 500;

/** The marks of lists and quotations at the start of a line. */
const levels = /^[ \t]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+|>[ \t]?)*/;

/**
 * Characters that nobody sees or that each font draws in its own way: control and private characters,
 * spaces and hyphens without width, changes of direction.
 */
const invisible =
  // eslint-disable-next-line no-control-regex -- these are what is looked for
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u200B\u200E\u200F\u2028-\u202E\u2060\u2066-\u2069\uE000-\uF8FF\uFEFF\uFFFC]/u;

/** Letters of another encoding that were read as if they were of this one, such as those of “’”, and two in one. */
const garbled =
  /[\uFB00-\uFB06]|â€[\u0080-\u00BF\u2018-\u203A\u20AC\u2122œžšŸ˜]|Ã[\u0080-\u00BF¶¤¼Ÿ„–œ]|Â\u00A0/;

/** A space that breaks no line where Markdown or YAML expect a plain one. Some keyboards make it with Option. */
const wrongSpace =
  /^[ \t]*\u00A0|^[ \t]*(?:[-*+>]|\d{1,9}[.)]|#+)\u00A0|^[\w-]+:\u00A0|^\s*\|.*\u00A0\||\|\u00A0.*\|\s*$/u;

/** A word with a letter of another alphabet that looks like its own, as from another keyboard. */
const twoAlphabets =
  /\p{L}*(?:\p{Script=Latin}[\p{Script=Cyrillic}ΑΒΕΖΗΙΚΜΝΟΡΤΥΧνορτυχ]|[\p{Script=Cyrillic}ΑΒΕΖΗΙΚΜΝΟΡΤΥΧνορτυχ]\p{Script=Latin})\p{L}*/u;

/**
 * Reports what is wrong with the letters of a file. False when the file can't be read further: then
 * nothing else is told of it.
 */
export function checkText(path: string, text: string, report: Report): boolean {
  const stop = (line: number, message: string, hint: string, shown: string) => {
    report({ line, message, hint, text: shown });
    return false;
  };
  if (text.length > largestText)
    return stop(
      1,
      `The file has ${Math.ceil(text.length / 1000)} kB.`,
      `A text can have ${largestText / 1000} kB. Divide it into several files.`,
      path,
    );
  // Every second byte is zero, or there is a mark at the start that is none of UTF-8.
  if (/^\uFFFD{2}|^(?:[^\0]\0){2}|^(?:\0[^\0]){2}/.test(text))
    return stop(1, "The file is not UTF-8.", "Save it with UTF-8 encoding.", path);
  const rows = text.replace(/^\uFEFF/, "").split(/\r\n?|\n/);
  const conflict = mergeConflict(path, rows);
  if (conflict) return stop(conflict.line, conflict.message, conflict.hint, conflict.text);
  for (const [index, row] of rows.entries()) {
    const [start = ""] = levels.exec(row) ?? [];
    const marks = start.match(/\S+/g)?.length ?? 0;
    const columns = /^[ \t]*/.exec(row)?.[0].length ?? 0;
    if (marks > deepest.levels || start.length > deepest.columns || columns > deepest.columns)
      return stop(
        index + 1,
        "Lists or quotations are nested too deeply.",
        `${deepest.levels} levels are allowed. Write it as paragraphs.`,
        row,
      );
  }
  let block = 1;
  let backticks = 0;
  for (const [index, row] of rows.entries()) {
    if (row.trim() === "") [block, backticks] = [index + 2, 0];
    backticks += row.match(/`+/g)?.length ?? 0;
    if (backticks > mostBackticks)
      return stop(
        block,
        "A paragraph has too many backticks.",
        `${mostBackticks} are allowed. Divide it by empty lines.`,
        rows[block - 1] ?? "",
      );
  }
  let isWhole = true;
  for (const [index, row] of rows.entries()) {
    const found = wrongLetters(row);
    if (found === undefined) continue;
    report({ line: index + 1, text: row, ...found });
    isWhole = false;
  }
  // What else is wrong may follow from these letters.
  return isWhole;
}

/** What is wrong with the letters of a line; `text` is the line with the letter made visible. */
function wrongLetters(
  row: string,
): Readonly<{ message: string; hint: string; text?: string }> | undefined {
  if (row.includes("\uFFFD"))
    return { message: "The file is not UTF-8.", hint: "Save it with UTF-8 encoding." };
  const [hidden] = invisible.exec(row) ?? [];
  if (hidden !== undefined)
    return {
      message: `The character ${codeOf(hidden)} is invisible.`,
      hint: "Delete it, or type the words again instead of copying them.",
      text: row.replace(hidden, `[${codeOf(hidden)}]`),
    };
  const [wrong] = garbled.exec(row) ?? [];
  if (wrong !== undefined)
    return {
      message: `Letters are garbled: ${wrong}`,
      hint: "Type them again, and save the file with UTF-8 encoding.",
    };
  const [mixed] = twoAlphabets.exec(row) ?? [];
  if (mixed !== undefined)
    return {
      message: `Letters of two alphabets stand in one word: ${mixed}`,
      hint: "Type the word again.",
    };
  if (wrongSpace.test(row))
    return {
      message: "A no-break space (U+00A0) stands where a plain one belongs.",
      hint: "Type the spaces beside the marks of this line again.",
    };
  return undefined;
}

/** The first line that a merge of two versions has left in a file. */
export function mergeConflict(path: string, rows: readonly string[]): Mistake | undefined {
  const index = rows.findIndex((row) => /^(?:<{7}|>{7}) \S/.test(row));
  return index < 0
    ? undefined
    : {
        file: path,
        line: index + 1,
        message: "A merge conflict is not resolved.",
        hint: "Keep the right lines, and delete those that begin with <<<<<<<, ======= and >>>>>>>.",
        text: rows[index] ?? "",
      };
}

function codeOf(letter: string): string {
  return `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
