// Build time only: pure.
import {
  type Document,
  type ErrorCode,
  LineCounter,
  isMap,
  isScalar,
  parseDocument,
  visit,
} from "yaml";
import { isPublished } from "../../install/store-address";
import type { OwnMistake, Report } from "./mistake";

/** A content file taken apart: the values on top, the Markdown below, and where each stands. */
export type FrontMatter = Readonly<{
  values: Readonly<Record<string, unknown>>;
  /** Line of each key in the file. */
  lines: Readonly<Record<string, number>>;
  body: string;
  /** Line of the file at which the body begins. */
  bodyLine: number;
  /** Whether the values could be read; when not, that is among the mistakes. */
  isReadable: boolean;
  mistakes: readonly OwnMistake[];
}>;

const fence = /^---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n|$)/;

/** Splits a content file, whatever its line ends. What cannot be read is left out. */
export function readFrontMatter(source: string, hasStore = isPublished()): FrontMatter {
  const mistakes: OwnMistake[] = [];
  const report: Report = (mistake) => mistakes.push(mistake);
  const text = forStores(source.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n"), hasStore, report);
  const match = fence.exec(text);
  if (!match) {
    const isOpen = /^---[ \t]*\n/.test(text);
    report({
      line: 1,
      message: isOpen ? "The front matter has no end." : "The file has no front matter.",
      hint: /^\s+---/.test(text)
        ? 'Remove the empty lines above the first "---".'
        : isOpen
          ? 'Write "---", three hyphens, on a line of its own below the last key.'
          : 'Start the file with "---", then one "key: value" per line, then "---".',
      text: text.split("\n", 1)[0] ?? "",
    });
    return { values: {}, lines: {}, body: text, bodyLine: 1, isReadable: false, mistakes };
  }
  const yaml = match[1] ?? "";
  const yamlLines = yaml.split("\n");
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter, prettyErrors: false });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + 1;
  const problems = [...document.errors, ...document.warnings];
  // What else the parser tells follows from the tab, or from the wrong indent.
  const tabs = problems.filter(({ code }) => code === "TAB_AS_INDENT");
  const indent = problems.find((problem) =>
    isIndent(problem, yamlLines, lineAt(problem.pos[0]) - 2),
  );
  const joined = yamlLines.findIndex((row) => /^\s*-[A-Za-z]+:/.test(row));
  if (problems.length > 0 && joined >= 0)
    report({
      line: joined + 2,
      message: 'There is no space after the "-" of an entry.',
      hint: 'Write "- " before its first key.',
      text: yamlLines[joined] ?? "",
    });
  const told = new Set<number>();
  for (const problem of joined >= 0 ? [] : tabs.length > 0 ? tabs : indent ? [indent] : problems) {
    const place = lineAt(problem.pos[0]);
    if (told.has(place)) continue;
    told.add(place);
    // The parser misses a closing quote only where the text ends.
    const [, quote] = /^Missing closing (["'])/.exec(problem.message) ?? [];
    const opened = yamlLines.findIndex((row) => quote !== undefined && hasOpenQuote(row, quote));
    const line = opened < 0 ? lineAt(problem.pos[0]) : opened + 2;
    const row = yamlLines[line - 2] ?? "";
    report({
      line,
      message: `The front matter is not valid YAML: ${quote === undefined ? problem.message.replace(/\.?$/, ".") : "a quote is never closed."}`,
      hint: / end with a \]/.test(problem.message)
        ? 'Close the list above with "]".'
        : problem === indent
          ? 'Indent the keys of an entry alike: two spaces more than its "- ".'
          : yamlHint(row, problem.code),
      text: row,
    });
  }
  const signs = document.errors.length === 0 ? signsOfYaml(document) : [];
  for (const { offset, message, hint } of signs) {
    const line = lineAt(offset);
    report({ line, message, hint, text: yamlLines[line - 2] ?? "" });
  }
  const isReadable = document.errors.length === 0 && signs.length === 0;
  // A key may have the name of something that every object has.
  const lines = Object.create(null) as Record<string, number>;
  const values: Record<string, unknown> = {};
  if (isReadable && isMap(document.contents)) {
    Object.assign(values, document.toJS());
    for (const { key } of document.contents.items) {
      if (isScalar(key)) lines[String(key.value)] = lineAt(key.range?.[0] ?? 0);
    }
  } else if (isReadable && yaml.trim() !== "") {
    report({
      line: 2,
      message: "The front matter is not a list of keys and values.",
      hint: 'Write one "key: value" per line.',
      text: yamlLines[0] ?? "",
    });
  }
  return {
    values,
    lines,
    body: text.slice(match[0].length),
    bodyLine: match[0].split("\n").length,
    isReadable,
    mistakes,
  };
}

/**
 * The text with what it says of the stores as they are now: `{published: …}` stays while a store
 * page is set, `{unpublished: …}` while none is. A part that goes leaves its line ends, so that
 * mistakes keep their lines.
 */
function forStores(text: string, hasStore: boolean, report: Report): string {
  const kept = text.replace(
    /\{(published|unpublished): ((?:[^{}]|\{[^{}]*\})*)\}/g,
    (part: string, when: string, words: string, offset: number) => {
      if (words.trim() === "")
        report({
          line: text.slice(0, offset).split("\n").length,
          message: `"${part}" has no words.`,
          hint: `Write {${when}: words}, or remove it.`,
          text: part,
        });
      return (when === "published") === hasStore ? words : words.replace(/[^\n]/g, "");
    },
  );
  for (const [index, row] of kept.split("\n").entries()) {
    const [open, name = ""] = /\{((?:un)?published)\b/.exec(row) ?? [];
    if (open === undefined) continue;
    if (/\{(?:un)?published: [^{}]*\}/.test(row)) {
      report({
        line: index + 1,
        message: "One {published: …} stands inside another.",
        hint: "Write them one after the other: {published: words}{unpublished: words}.",
        text: row,
      });
      continue;
    }
    if (!row.includes(`${open}: `)) {
      report({
        line: index + 1,
        message: `"${open}" has no colon and space.`,
        hint: `Write {${name}: words}.`,
        text: row,
      });
      continue;
    }
    report({
      line: index + 1,
      message: `"${open}" is never closed.`,
      hint: `Write } at its end: {${name}: words}. Words in braces may stand inside.`,
      text: row,
    });
  }
  return kept;
}

/** Whether the parser stumbles over spaces at the start of a line; `rows[index]` is where it does. */
function isIndent(
  { code, message }: { code: ErrorCode; message: string },
  rows: readonly string[],
  index: number,
): boolean {
  return (
    code === "BAD_INDENT" ||
    message.startsWith("Sequence item without") ||
    (code === "DUPLICATE_KEY" && /^\s*- /.test(rows[index - 1] ?? "")) ||
    // With a second colon, the value needs quotes.
    (code === "BLOCK_AS_IMPLICIT_KEY" && (rows[index] ?? "").split(/:(?= |$)/).length <= 2)
  );
}

function yamlHint(row: string, code: ErrorCode): string {
  const [, inner] = /^[\w -]+: ([\w-]+: \[.*)$/.exec(row) ?? [];
  if (inner !== undefined) return `Write ${inner} on the line below, indented by two spaces.`;
  if (row.includes("<!--")) return 'A note between the "---" lines begins with "# ".';
  if (code === "BAD_DQ_ESCAPE") return "Put the value in single quotes: '…'.";
  if (/^[\w-]+:["'\w]/.test(row)) return "Write a space behind the colon.";
  const [, key, value] = /^([a-z]+)(?: *= *| +)([\d[{"].*)$/i.exec(row) ?? [];
  if (key !== undefined) return `Write a colon and a space behind the key: ${key}: ${value}.`;
  if (code === "MULTILINE_IMPLICIT_KEY") return "Write each value in one line.";
  if (code === "TAB_AS_INDENT" || row.includes("\t")) return "Indent with spaces, not tabs.";
  if (code === "DUPLICATE_KEY")
    return row.includes("[")
      ? "Put all of them into one list, as in aliases: [one, two]."
      : "Keep one of the lines with this key.";
  if (/^[\w -]+:\s+\[.*\]\s*$/.test(row)) return "Write a list like [bug, not working].";
  const sign = /^[\w -]+:\s+([*&!@`%[{|>]|[-?](?= ))/.exec(row)?.[1];
  if (sign !== undefined) return `Put a value that starts with "${sign}" in quotes.`;
  const [, quote] = /^[\w -]+:\s+(["'])/.exec(row) ?? [];
  if (quote !== undefined)
    return quote === "'" && row.indexOf("'") < row.lastIndexOf("'")
      ? 'Put " before and after the whole value, and write ’ in it.'
      : `Put ${quote} before and after the whole value, and “ ” around words in it.`;
  return 'Write "key: value". Put a value that contains ": " or "#" in quotes.';
}

function hasOpenQuote(row: string, quote: string): boolean {
  const value = /^[\s\w-]+:\s+(\S.*)$/.exec(row)?.[1] ?? "";
  return value.startsWith(quote) && !value.replaceAll(`\\${quote}`, "").includes(quote, 1);
}

/** What YAML reads as a sign of its own, where a writer of a text hardly means one. */
function signsOfYaml(
  document: Document,
): readonly { offset: number; message: string; hint: string }[] {
  const found: { offset: number; message: string; hint: string }[] = [];
  const hint = "Put the value in quotes.";
  visit(document, {
    Alias: (_key, { range }) => {
      found.push({ offset: range?.[0] ?? 0, message: 'A value starts with "*".', hint });
    },
    Scalar: (_key, { anchor, comment, range, value }) => {
      const offset = range?.[0] ?? 0;
      if (anchor !== undefined) found.push({ offset, message: 'A value starts with "&".', hint });
      if (comment != null)
        found.push({
          offset,
          message: 'Everything after " #" is ignored.',
          hint: /^\d[\d-]*$/.test(String(value))
            ? 'Remove it: a note stands on a line of its own that begins with "# ".'
            : hint,
        });
    },
  });
  return found;
}
