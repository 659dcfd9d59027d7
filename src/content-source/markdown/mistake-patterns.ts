// Build time only: pure. The mistakes that a pattern finds: what is typed or pasted as another program
// has it, and has no meaning here.
import type { Report } from "./report";

type MistakePattern = Readonly<{
  pattern: RegExp;
  /** What to write instead. "$1" stands for the first group of the pattern. */
  message: string;
  isWarning?: true;
}>;

/** By what they look at: lines of a file, lines of its front matter, texts between other Markdown. */
const patterns = {
  line: [
    { pattern: /[\0\uFFFD]/, message: "The file is not UTF-8. Save it in this encoding." },
    { pattern: /^(?:<{7}|>{7})(?: |$)/, message: "A merge conflict is not resolved." },
    {
      pattern: /^\s*(?:- )*(\w+:|#{1,6}|[-*+])[\u00A0\u2000-\u200A\u202F\u205F\u3000]/,
      message: 'After "$1" comes a special space. Type a space with the space bar.',
    },
    {
      // Joiners, U+200C and U+200D, are part of Persian and Hindi words and of emoji.
      pattern: /(.{0,12})[\u00AD\u200B\u200E\u2060\uFEFF]/,
      message: 'A character that nobody sees is behind "$1". Delete it, or type the word again.',
    },
  ],
  value: [
    {
      pattern: /^\s*(?:- )?\w+:\s+[^\s"'[{][^"]*[^"\d]"\s*$/,
      message: "A quote ends this value, and none begins it. Put one in front of it, or none.",
    },
    {
      pattern: /^\s*(?:- )?\w+:\s+(?:“[^“”]*”|„[^„“”]*[“”]|‘[^‘]*’|«[^«»]*»)\s*$/,
      message: 'The quotes are part of the value, so visitors see them. Type " if you mean none.',
      isWarning: true,
    },
  ],
  text: [
    {
      pattern: /^%%|(?<!\S)%%(?:\s|$)|(?<![\w%])%%\S[^]*?%%(?![\w%])/m,
      message: "Visitors see what is between %% and %%. A comment is written <!-- … -->.",
    },
    { pattern: /^(#{2,6})[^#\s]/m, message: 'A heading needs a space after "$1".' },
    {
      pattern: /^(?!##).*\{#/m,
      message:
        "An id {#…} belongs at the end of a heading of a page or of the policy. Other texts have none.",
    },
    {
      pattern: /\]\(([^)\n]*)/,
      message: "An address has spaces: $1 Write %20 for each, or rename the file with hyphens.",
    },
    {
      pattern: /^(:::.*|\$\$)$/m,
      message: '"$1" is shown as it is. Write its words as a paragraph.',
    },
    {
      pattern: /\n(?=.*\|)(?=.*-)[ \t|:-]+(?:\n|$)/,
      message: "The first row of a table and the dashes below it need the same number of cells.",
    },
    {
      pattern: /^([•●○▪■‣◦⁃·\uF0B7])\s/m,
      message: 'A list is written with "- ", not with "$1".',
      isWarning: true,
    },
    {
      pattern: /\[\[(?!\s|\d+\])([^[\]\n]+)\]\]/,
      message: "[[$1]] is shown as it is. Write the words and the address: [words](address).",
      isWarning: true,
    },
    {
      pattern:
        /(?<![\w\])])(\[[^[\]\n]*\p{L}{2}[^[\]\n]*\]\[(?:[^[\]\n]*\p{L}[^[\]\n]*)?\])|(?<!\S)(\(\p{L}[^()\n]*\)\[)(?=$|\/|mailto:)/u,
      message: "$1 is shown as it is. Write the words and the address: [words](address).",
      isWarning: true,
    },
    {
      pattern:
        /(?<!\S)\*\*\s+\p{L}[^*\n]*[^\s*]\*\*(?![\w*])|(?<![\w*])\*\*[\p{L}\p{N}][^*\n]*\s\*\*(?![\w*])/u,
      message: "The stars are shown. Leave out the space between bold words and their stars.",
      isWarning: true,
    },
    {
      pattern: /(?<![\w=])==(?=[^\s=])[^=\n]*[^\s=]==(?![\w=])/,
      message: "==…== is shown as it is. Write **bold words**, or put it between backticks.",
      isWarning: true,
    },
    {
      pattern: /(?<![\p{L}\p{N}:/])(:(?:[a-z][a-z0-9_+-]*[a-z0-9]|[+-]1):)(?![\p{L}\p{N}:/])/u,
      message: "$1 is shown as it is. Type the emoji itself, or put the name between backticks.",
      isWarning: true,
    },
  ],
} as const satisfies Readonly<Record<string, readonly MistakePattern[]>>;

/** Reports each mistake that a pattern finds in a text which begins at the given line. */
export function checkPatterns(
  kind: keyof typeof patterns,
  text: string,
  line: number,
  report: Report,
): void {
  for (const { pattern, message, isWarning } of patterns[kind] as readonly MistakePattern[]) {
    const found = pattern.exec(text);
    if (!found) continue;
    const linesBefore = text.slice(0, found.index).split("\n").length - 1;
    report(
      line + linesBefore,
      message.replaceAll("$1", () => found[1] ?? found[2] ?? ""),
      isWarning,
    );
  }
}
