import { isMap, isNode, LineCounter, parseDocument, visit } from "yaml";
import { isInStore } from "../../install/store-address";
import { longDate } from "../../content-text/long-date";
import { isDay } from "./collections";
import type { LineMistake } from "./mistake-format";

/** The two parts of a content file: its values, and the Markdown below them. */
export type FrontMatter = Readonly<{
  values: Readonly<Record<string, unknown>>;
  /** Line of a value in the file, by its keys, such as ["groups", 0, "slug"]. */
  lineOf: (...keys: readonly PropertyKey[]) => number;
  body: string;
  /** Line of the file at which the body begins. */
  bodyLine: number;
  /** Whether the values could be read. If not, the mistakes say why. */
  isParsed: boolean;
  mistakes: readonly LineMistake[];
}>;

const fence = /^---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n|$)/;

/**
 * Divides a content file, whatever its line endings. Values that cannot be read are left out. In the
 * Markdown, {effectiveDate} becomes the date of the key "effective".
 */
export function readFrontMatter(source: string, hasStore = isInStore()): FrontMatter {
  const { text, mistakes } = forStores(
    source.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n"),
    hasStore,
  );
  const match = fence.exec(text);
  const lines = new LineCounter();
  // An empty line stands for the first "---", so that lines are those of the file.
  const document = parseDocument(`\n${match?.[1] ?? ""}`, { lineCounter: lines });
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const report = (line: number, message: string) => mistakes.push({ line, message });
  if (!match)
    report(1, 'The front matter is missing or not closed. It is between two "---" lines.');
  const [problem] = [...document.errors, ...document.warnings];
  if (problem?.code === "DUPLICATE_KEY")
    report(lineAt(problem.pos[0]), "This key is there twice. Write all its values in one line.");
  else if (problem) {
    // The parser looks for the end of a quote to the end of the values, and names that line.
    const unclosed = problem.code === "MISSING_CHAR" ? openQuote(match?.[1] ?? "") : 0;
    report(
      unclosed > 0 ? unclosed + 1 : lineAt(problem.pos[0]),
      `The front matter is not valid YAML: ${firstLine(problem.message)} A value that begins with a special character, or has ": " in it, needs double quotes around the whole; inside, write “ ” instead of double quotes.`,
    );
  }
  if (document.contents !== null && !isMap(document.contents))
    report(2, 'The front matter has to consist of lines like "key: value".');
  // Characters that mean something in YAML, where a writer means text.
  const needsQuotes = (offset: number | undefined, sign: string) =>
    report(lineAt(offset ?? 0), `YAML does not read ${sign} as text. Put the value in quotes.`);
  visit(document, {
    Alias: (_key, { range }) => needsQuotes(range?.[0], 'a "*" at the start'),
    Scalar: (_key, { comment, range }) => {
      // check:launch finds this one.
      if (comment != null && comment !== " sample") needsQuotes(range?.[0], 'what follows " #"');
    },
  });
  const effective = document.get("effective");
  // Mistakes below the front matter do not count.
  const isParsed = match !== null && mistakes.every(({ line }) => line >= bodyLineOf(match));
  return {
    values: isParsed ? ((document.toJS() ?? {}) as Record<string, unknown>) : {},
    lineOf: (...keys) => {
      const nodes = keys.map((_, index) =>
        document.getIn(keys.slice(0, keys.length - index), true),
      );
      const node = nodes.find(isNode);
      return node?.range ? lineAt(node.range[0]) : 1;
    },
    body: (match ? text.slice(match[0].length) : text).replaceAll("{effectiveDate}", (word) =>
      isDay(effective) ? longDate(effective) : String(effective ?? word),
    ),
    bodyLine: match ? bodyLineOf(match) : 1,
    isParsed,
    mistakes,
  };
}

/** The first row with a quote that is not closed, counted from 1; 0 if there is none. */
function openQuote(rows: string): number {
  return rows.split("\n").findIndex((row) => /:\s+(["'])(?!.*\1)/.test(row)) + 1;
}

const bodyLineOf = ([all]: RegExpExecArray) => all.split("\n").length;

/** The message of the parser without its excerpt. */
function firstLine(message: string): string {
  return message.split("\n", 1)[0]?.replace(/ at line \d+, column \d+:?$/, ".") ?? "";
}

/**
 * The text with its `{published: …}` if a store page is set, or else with its `{unpublished: …}`. A part
 * that is removed leaves its line breaks, so that line numbers stay right.
 */
function forStores(source: string, hasStore: boolean): { text: string; mistakes: LineMistake[] } {
  const text = source.replace(
    /\{(published|unpublished): ((?:[^{}]|\{[^{}]*\})*)\}/g,
    (part, when: string, words: string) => {
      if (words.trim() === "") return part;
      return (when === "published") === hasStore ? words : words.replace(/[^\n]/g, "");
    },
  );
  const mistakes = text.split("\n").flatMap((row, index) => {
    const [open] = /\{(?:un)?published\b/.exec(row) ?? [];
    const message = `"${open}" is incomplete. Write ${open}: words}, and none inside another.`;
    return open === undefined ? [] : [{ line: index + 1, message }];
  });
  return { text, mistakes };
}
