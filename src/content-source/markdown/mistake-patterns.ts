// Build time only: pure. The mistakes that a pattern finds: what other programs write or put into a
// text, and what has no meaning here.
import type { Report } from "./report";

/** What a pattern looks at: a file, each line of it, each of its front matter, or a text between other Markdown. */
type Kind = "file" | "line" | "value" | "text";

const unseen = 'A character that nobody sees is behind "$1". Delete it, or type the word again.';
const noLink = "$1 is shown as it is. Write the words and the address: [words](address).";

/** In messages, "$1" is what the first group has found. Warnings are what may be intended. */
const patterns: readonly (readonly [Kind, RegExp, message: string, isWarning?: "warning"])[] = [
  ["file", /[\0\uFFFD]/, "The file is not UTF-8. Save it in this encoding."],
  // ’ and é, where a program of Windows has read them in its own encoding.
  [
    "file",
    /(.{0,12}(?:â€|Ã[\xA0-\xBF]))/,
    'Letters are damaged at "$1". Restore the text, and open the file as UTF-8.',
  ],
  ["line", /^(?:<{7}|>{7})(?: |$)/, "A merge conflict is not resolved."],
  [
    "line",
    /^\s*(?:- )*(\w+:|#{1,6}|[-*+])[\u00A0\u2000-\u200A\u202F\u205F\u3000]/,
    'After "$1" comes a special space. Type a space with the space bar.',
  ],
  // Joiners, U+200C and U+200D, are part of words and of emoji.
  ["line", /(.{0,12})[\u00AD\u200B\u2060\uFEFF]/, unseen],
  // Hebrew, Arabic and Persian lines have this one on purpose.
  ["line", /^(?!.*[\u0590-\u08FF]).*?(.{0,12})\u200E/, unseen],
  [
    "value",
    /^\s*(?:- )?\w+:\s+[^\s"'[{][^"]*[^"\d]"\s*$/,
    "This value ends with a quote and begins with none. Write both, or none.",
  ],
  [
    "value",
    /^\s*(?:- )?\w+:\s+(?:“[^“”]*”|„[^„“”]*[“”]|‘[^‘]*’|«[^«»]*»)\s*$/,
    'Visitors see these quotes. Write " around the value, in place of them or outside of them.',
    "warning",
  ],
  [
    "text",
    /^%%|(?<!\S)%%(?:\s|$)|(?<![\w%])%%\S[^]*?%%(?![\w%])/m,
    "Visitors see what is between %% and %%. A comment is written <!-- … -->.",
  ],
  ["text", /^(#{2,6})[^#\s]/m, 'A heading needs a space after "$1".'],
  [
    "text",
    /^(?!##).*\{#/m,
    "Only headings of pages and of the policy end with an id {#…}, in small letters, digits and hyphens.",
  ],
  [
    "text",
    /\]\(([^)\n]* [^)\n]*)/,
    "An address has spaces: $1 Write %20 for each, or rename the file with hyphens.",
  ],
  // Rich text editors put a backslash before Markdown that somebody types.
  [
    "text",
    /(<!--.*|\]\([^)\s]+\)|\*\*[\p{L}\p{N}][^*]*[\p{L}\p{N}]\*\*|^#{1,6} .*)/mu,
    '"$1" is shown as it is. Remove the backslash before it.',
  ],
  ["text", /^(:::.*|\$\$)$/m, '"$1" is shown as it is. Write its words as a paragraph.'],
  [
    "text",
    /\n(?=.*\|)(?=.*-)[ \t|:-]+(?:\n|$)/,
    "The first row of a table and the dashes below it need the same number of cells.",
  ],
  ["text", /^([•●○▪■‣◦⁃·\uF0B7])\s/m, 'A list is written with "- ", not with "$1".', "warning"],
  ["text", /(\[\[(?!\s|:|\d+\])[^[\]\n]+\]\])/, noLink, "warning"],
  ["text", /(?<![\w\])])(\[\p{L}[^[\]\n]{2,}\]\[(?:\p{L}[^[\]\n]*)?\])/u, noLink, "warning"],
  ["text", /(?<!\S)(\(\p{L}[^()\n]*\)\[)(?=$|\/|mailto:)/u, noLink, "warning"],
  [
    "text",
    /(?<!\S)\*\*\s+\p{L}[^*\n]*[^\s*]\*\*(?![\w*])|(?<![\w*])\*\*[\p{L}\p{N}][^*\n]*\s\*\*(?![\w*])/u,
    "The stars are shown. Leave out the space between them and the bold words.",
    "warning",
  ],
  [
    "text",
    /(?<![\w=])==(?=[^\s=])[^=\n]*[^\s=]==(?![\w=])/,
    "==…== is shown as it is. Write **bold words**, or put it between backticks.",
    "warning",
  ],
  [
    "text",
    /(?<![\p{L}\p{N}:/[])(:(?:[a-z][a-z0-9_+-]*[a-z0-9]|[+-]1):)(?![\p{L}\p{N}:/\]])/u,
    "$1 is shown as it is. Type the emoji itself, or put the name between backticks.",
    "warning",
  ],
];

/** Reports what the patterns of a kind find in a text that begins at the given line. */
export function checkPatterns(kind: Kind, text: string, line: number, report: Report): void {
  for (const [ofKind, pattern, message, isWarning] of patterns) {
    const found = ofKind === kind ? pattern.exec(text) : null;
    if (!found) continue;
    const linesBefore = text.slice(0, found.index).split("\n").length - 1;
    const words = message.replaceAll("$1", () => found[1] ?? "");
    report(line + linesBefore, words, isWarning !== undefined);
  }
}
