// Build time only: pure. Rules over parsed Markdown: what cannot be meant as it is written.
import type { ListItem, Nodes, Parents, Root } from "mdast";
import { routes } from "../../site/site";
import { isTag } from "../markdown/markdown-elements";
import { lineOf } from "../markdown/parse-markdown";
import { nodeReport, type Report } from "./mistake";

/** What is wrong with a piece of text, at the first place where it is found. */
type TextRule = Readonly<{
  pattern: RegExp;
  message: string;
  hint: string;
  /** The sign that a writer may mean as it is, with a backslash before it. */
  sign?: string;
}>;

const incompletePicture = {
  message: "A picture is incomplete.",
  hint: "Write ![what the picture shows](list.png), without a space in the name.",
};

/** Rules over the lines of a paragraph, as they stand in the file. */
const lineRules: readonly TextRule[] = [
  {
    pattern: /^-\p{L}.*/mu,
    message: 'There is no space after the "-" of a list.',
    hint: 'Start each item with "- ", below an empty line.',
  },
  {
    pattern:
      /^(?:[•·‣▪◦]|– ).*|^\p{So}\uFE0F? .*\n\p{So}\uFE0F? |^[–—] ?\p{L}.*\n[–—] ?\p{L}|^\*\p{L}.*\n\*\p{L}/mu,
    message: "A list begins with a character that is no list mark.",
    hint: 'Start each item with "- ", below an empty line.',
  },
  {
    pattern:
      /^\d{1,2}[.)]\p{Lu}.*|^\(1\) .*\n\(2\) |^1 \p{Lu}.*\n2 \p{Lu}|^1\.\) .*|^(?:Step )?1: .*\n(?:Step )?2: |^i\. .*\nii\. /mu,
    message: "The numbers of a list have another form.",
    hint: 'Start each item with "1. ", below an empty line.',
  },
  {
    pattern: /^1\\[.)] .*/m,
    message: "The number of a list has a backslash.",
    hint: 'Write "1. " without it, below an empty line.',
  },
  {
    pattern: /(?<=\n)\d{1,2}[.)] \p{L}.*/u,
    message: "A numbered list has no empty line above it.",
    hint: "Leave one there, and begin the list with 1.",
  },
  {
    pattern: /^(?:'{3}|"{3}|´{3}).*/m,
    message: "Other signs stand for the backticks of a code block.",
    hint: "Begin and end it with a line of three backticks: ```.",
  },
  {
    pattern: /^a\) .*\nb\) |^a\. .*\nb\. /mu,
    message: "A list has letters.",
    hint: 'Start each item with "1. " or "- ", below an empty line.',
  },
  {
    pattern: /^#{2,6}[^\s#].*/m,
    message: 'There is no space after the "#" of a heading.',
    hint: 'Write "## What it is about".',
  },
  {
    pattern: /^\|.*\|[ \t]*$|^.*\S \| \S.*\n.*\S \| \S/m,
    message: "A table has no line below its head.",
    hint: "Write | --- | --- | as its second line, with as many columns as the first has, and no empty line between its rows.",
  },
  {
    pattern: /^<![–—\s].*|^\/\/ .*/m,
    message: "A comment has another beginning, so visitors see it.",
    hint: "Write <!-- what only writers read -->.",
  },
  {
    pattern: /^(?!.*\]\([^)\n]*-$).*\p{Ll}-\n\p{Ll}/mu,
    message: "A word is divided at the end of a line.",
    hint: "Write its parts as one word.",
  },
  {
    pattern: /^(?:order|aliases|draft|tool|version): \S.*|^words: \[.*/m,
    message: "A key of the front matter stands below its end.",
    hint: 'Move it above the second "---".',
  },
  {
    pattern: /(?<!\\)\{#[\w -]*\}/,
    message: "An id stands outside a heading.",
    hint: "Write it at the end of the heading's line.",
  },
];

const textRules: readonly TextRule[] = [
  {
    pattern: /\S #{2,6} \p{L}.*/u,
    message: "A heading stands in the middle of a line.",
    hint: "Write it on a line of its own, with an empty line above and below it.",
  },
  {
    pattern: /.*\t.*/,
    message: "There is a tab in a text.",
    hint: "Write a space. A table is written with | between its cells.",
  },
  {
    pattern: /(?:\*(?=\S)|(?<=\S)\*).*/,
    message: "Bold or emphasized words are not closed.",
    hint: "Write **bold words** or _emphasized words_: no space inside the marks, and a space or punctuation around them. To show a *, write \\*.",
    sign: "*",
  },
  {
    pattern: /`.*/,
    message: "Code is not closed.",
    hint: "Write a backtick before it and one behind it.",
    sign: "`",
  },
  {
    pattern: /.*\\\s*$/,
    message: "A backslash stands at the end of a paragraph.",
    hint: "Remove it.",
  },
  {
    pattern: /\[\p{Lu}\p{L}+: [^\]]*\]/u,
    message: "A note in brackets is public.",
    hint: "Write <!-- what only writers read -->.",
  },
  {
    pattern: new RegExp(
      `(?<=^|\\s)(?:${Object.values(routes).slice(1).join("|")})(?:#[\\w-]+)?(?![\\w/])`,
    ),
    message: "An address of this site is no link.",
    hint: "Write [words](address).",
  },
  {
    pattern: /==\p{L}[^=]*==|~\p{L}[^~]*~/u,
    message: "Words stand between marks that are shown as they are.",
    hint: "Write **bold words** or _emphasized words_.",
  },
  {
    pattern: /´\S+?´/,
    message: "Accents stand where backticks belong.",
    hint: "Write a backtick before the code and one behind it: `code`.",
  },
  {
    pattern: /(?<![\p{L}\p{N}_])_\p{L}.*/u,
    message: "Emphasized words are not closed.",
    hint: "Write _words_: no space inside the underscores, and a space or punctuation around them. To show a _, write \\_.",
    sign: "_",
  },
  {
    pattern: /<\/?kbd>|\[\/?kbd\]|\[(?:Enter|Esc|Tab|Space|Ctrl|Cmd|Alt|Shift)\]/i,
    message: "A key has other marks.",
    hint: "Write <kbd>Enter</kbd>, with < and > themselves.",
  },
  {
    pattern: /&(?:[A-Za-z]+|#\w+);/,
    message: "A character has a name that Markdown does not know.",
    hint: "Type the character itself.",
    sign: "&",
  },
  {
    pattern: /(?<![\p{L}\p{N}:]):[a-z][a-z_]+:(?!:)/u,
    message: "An emoji is written by its name.",
    hint: "Paste the emoji itself, or leave it out.",
  },
  { pattern: /!\[\[[^\]]*\]\]|!\([^)]*\)\[[^\]]*\]|!\[[^\]]*\]\([^)]*\)/, ...incompletePicture },
  {
    pattern: /(?<!!)\[[^[\]]*\]\(.*/,
    message: "A link is incomplete.",
    hint: "Write [words](/page), without a space or a line break in its address, and with a ) at its end.",
  },
  {
    pattern: /^…?\]\(.*/,
    message: "A link stands in another link.",
    hint: "Write one of them: [words](/page).",
  },
  {
    pattern: /(?<!!)\[\[[^\]]+\]\]|(?<!!)\([^()]+\)\[(?:\/|https?:)[^\]]*\]/,
    message: "A link is incomplete.",
    hint: "Write [words](/page).",
  },
  {
    pattern:
      /【|\bError! (?:Reference source|Bookmark)|\[insert [^\]]*\]|[\p{L}.,!?]\[[a-z]\](?!\()|^(?:Sure|Certainly)[!,] [Hh]ere[’']?s |^Let me know if you[’']d like /u,
    message: "Something was left over from where the text was copied.",
    hint: "Remove it.",
  },
  {
    pattern: /\[(?:! ?|)(?:NOTE|TIP|WARNING)\](?!\()|^:::.*/m,
    message: "A callout has another first line.",
    hint: 'Write "> [!NOTE]", "> [!TIP]" or "> [!WARNING]" on a line of its own.',
  },
];

const placeholder: TextRule = {
  // What stands in quotes is quoted.
  pattern: /(?<!“[^”]*)(?:\b(?:TODO|FIXME|TBD)\b|\?\?\?|\blorem ipsum\b)/i,
  message: "A placeholder was not replaced.",
  hint: 'Write the text, or "draft: true" in the front matter to keep the file back.',
};

/** Reports what is wrong with the Markdown of a file; `rows` are the lines from which it was parsed. */
export function checkMarkdown(
  tree: Root,
  { rows, isDraft }: Readonly<{ rows: readonly string[]; isDraft: boolean }>,
  report: Report,
): void {
  const say = nodeReport(report);
  const visit = (node: Nodes, rules: readonly TextRule[], isFirst: boolean) => {
    if (node.type === "text")
      for (const rule of rules) {
        // What follows bold words or code does not begin a line.
        const [found] = rule.pattern.exec(isFirst ? node.value : `…${node.value}`) ?? [];
        // check-elements.ts has a rule for "[!NOTE]" in the wrong place.
        if (found === undefined || /^\[!\w/.test(found)) continue;
        if (rule.sign === undefined || !linesOf(node, rows).includes(`\\${rule.sign}`))
          say(node, rule.message, rule.hint, found);
      }
    if (node.type === "paragraph") {
      const lines = linesOfParagraph(node, rows);
      // The other way stands beside it, or in the next paragraph.
      const end = node.position?.end.line ?? 1;
      const around = `${lines} ${rows.slice(end, end + 2).join(" ")}`;
      if (lines.includes("{shortcutsAddress}") && !around.includes("{extensionsAddress}"))
        say(
          node,
          "Not every browser has {shortcutsAddress}.",
          "Add the other way: or open `{extensionsAddress}` and choose **Keyboard shortcuts**.",
          "{shortcutsAddress}",
        );
      const isCut = /^#{1,6} /.test(rows[lineOf(node) - 2] ?? "") && lines.includes("{#");
      if (isCut)
        say(node, "A heading is one line.", "Write this line behind the one above it.", lines);
      for (const rule of isCut ? [] : lineRules) {
        const [found] = rule.pattern.exec(lines) ?? [];
        if (found !== undefined) say(node, rule.message, rule.hint, found.split("\n", 1)[0] ?? "");
      }
    }
    if (node.type === "code" && !/^(?:`{3}|~{3})/.test(startOf(node, rows)))
      say(
        node,
        "Words are indented by four spaces, so they would be shown as code.",
        "Remove the spaces. Code stands between two lines of ```.",
        rows[lineOf(node) - 1] ?? "",
      );
    if (node.type === "code" && /^(?:markdown|md)$/i.test(node.lang ?? ""))
      say(
        node,
        "A text stands in a code block.",
        "Remove the line of backticks above it and the one below it.",
        rows[lineOf(node) - 1] ?? "",
      );
    if (node.type === "blockquote" && /^> *\d/.test(startOf(node, rows)))
      say(
        node,
        'A ">" at the start of a line makes a quotation.',
        "Write \\> for the sign itself, or words: more than.",
        rows[lineOf(node) - 1] ?? "",
      );
    if (node.type === "listItem") checkContinuation(node, rows, say);
    if (node.type === "blockquote") {
      const below = linesOf(node, rows)
        .split("\n")
        .findIndex((row) => !row.slice((node.position?.start.column ?? 1) - 1).startsWith(">"));
      if (below > 0)
        say(
          { ...node, position: at(lineOf(node) + below) },
          "A line below a quotation belongs to it.",
          'Begin it with "> ", or leave an empty line above it.',
          rows[lineOf(node) + below - 1] ?? "",
        );
    }
    if (node.type === "definition" && !isUsed(node.label ?? node.identifier, rows))
      say(
        node,
        "A line that begins like this is not shown.",
        "Write \\[ for a bracket at the start of a line, or remove the line.",
        rows[lineOf(node) - 1] ?? "",
      );
    if (node.type === "code" && isOpen(node, rows))
      say(
        node,
        "A code block is never closed.",
        "Below it, write the line of backticks that begins it once more.",
        rows[lineOf(node) - 1] ?? "",
      );
    if (node.type === "table") {
      const [columns = 0, ...others] = node.children.map(({ children }) => children.length);
      for (const row of node.children.slice(1))
        if (row.children.every(({ children: [cell] }) => /^-+$/.test(textOf(cell))))
          say(
            row,
            "A row of hyphens stands within a table.",
            "Remove it: only the second line of a table has them.",
            rows[lineOf(row) - 1] ?? "",
          );
      for (const [index, count] of others.entries())
        if (count !== columns)
          say(
            node.children[index + 1] ?? node,
            `Cells in this row of a table: ${count}. In its head: ${columns}.`,
            startOf(node.children[index + 1] ?? node, rows)
              .trimEnd()
              .endsWith("|")
              ? "Write a | between the cells, and \\| for a | in a text."
              : "Leave an empty line below the table, and write each of its rows in one line.",
            rows[lineOf(node.children[index + 1] ?? node) - 1] ?? "",
          );
    }
    if (node.type === "listItem" && node.children.length === 0)
      say(node, "An item of a list is empty.", "Write its text, or remove it.", "-");
    if (node.type === "listItem" && node.checked != null)
      say(
        node,
        "A list has boxes to tick.",
        'Start each item with "- ", without [ ] or [x].',
        rows[lineOf(node) - 1] ?? "",
      );
    if (!("children" in node)) return;
    checkNumbers(node, say);
    checkInterruptions(node, rows, say);
    checkSpaces(node, say);
    const [head] = node.type === "table" ? node.children : [];
    for (const [index, child] of node.children.entries()) {
      // A row with too many cells, as by a | in code, has one cause.
      if (child.type === "tableRow" && child.children.length !== head?.children.length) continue;
      // A key may be a sign of Markdown.
      const before = node.children[index - 1];
      const isKey = before?.type === "html" && isTag(before, "<kbd>");
      if (!isKey || textOf(child).length !== 1) visit(child, rules, index === 0);
    }
  };
  visit(tree, isDraft ? textRules : [...textRules, placeholder], true);
}

/** Reports numbered lists that are cut by what stands between their items. */
function checkNumbers({ children }: Parents, say: ReturnType<typeof nodeReport>): void {
  for (const [index, node] of children.entries()) {
    if (node.type !== "list" || !node.ordered) continue;
    const [before, between] = [children[index - 2], children[index - 1]];
    const isCut = before?.type === "list" && before.ordered;
    const isRestart = isCut && (node.start ?? 1) === 1 && before.children.length === 1;
    const isAfterList = isCut && (node.start ?? 1) > 1 && between?.type === "list";
    if (isRestart || isAfterList)
      say(
        node,
        "What stands between two items of a numbered list divides it.",
        "Indent it by three spaces.",
        "",
      );
  }
}

/** Reports words that a space should divide from a link. An ending may follow one: [tab](…)s. */
function checkSpaces({ children }: Parents, say: ReturnType<typeof nodeReport>): void {
  for (const [index, node] of children.entries()) {
    if (node.type !== "link") continue;
    const [before] = /\p{L}+$/u.exec(textOf(children[index - 1])) ?? [];
    const [behind] = /^\p{L}{3,}/u.exec(textOf(children[index + 1])) ?? [];
    if (before !== undefined)
      say(node, "There is no space before a link.", "Write one.", `${before}[…](${node.url})`);
    if (behind !== undefined)
      say(node, "There is no space behind a link.", "Write one.", `[…](${node.url})${behind}`);
  }
}

/** Reports a list of one item that cuts a sentence: a line of it begins with a mark of lists. */
function checkInterruptions(
  { children }: Parents,
  rows: readonly string[],
  say: ReturnType<typeof nodeReport>,
): void {
  for (const [index, node] of children.entries()) {
    const before = children[index - 1];
    if (node.type !== "list" || node.ordered || node.children.length > 1) continue;
    const end = before?.position?.end.line ?? 0;
    if (before?.type !== "paragraph" || end + 1 !== lineOf(node)) continue;
    if (/[:.!?]\s*$/.test(rows[end - 1] ?? "")) continue;
    say(
      node,
      "A line within a sentence begins with the mark of a list.",
      "Move the mark to the line above, write a dash (–), or leave an empty line before a list.",
      rows[lineOf(node) - 1] ?? "",
    );
  }
}

/** The text of a node without marks in it; else empty. */
const textOf = (node: Nodes | undefined) => (node?.type === "text" ? node.value : "");

/** Reports a line below an item that has neither a mark of its own nor the spaces of the item. */
function checkContinuation(
  { children: [first] }: ListItem,
  rows: readonly string[],
  say: ReturnType<typeof nodeReport>,
): void {
  if (first?.type !== "paragraph") return;
  const column = first.position?.start.column ?? 1;
  const [, ...others] = linesOf(first, rows).split("\n");
  const loose = others.findIndex((row) => /\S/.test(row.slice(0, column - 1)));
  if (loose < 0) return;
  say(
    { ...first, position: at(lineOf(first) + loose + 1) },
    "A line without a mark belongs to the item above it.",
    'Begin it with "- ", leave an empty line above it, or indent it like the words of the item.',
    others[loose] ?? "",
  );
}

/** A place at the start of a line. */
function at(line: number): NonNullable<Nodes["position"]> {
  return { start: { line, column: 1 }, end: { line, column: 1 } };
}

/** The lines of the file on which a node stands. */
function linesOf({ position }: Nodes, rows: readonly string[]): string {
  return rows.slice((position?.start.line ?? 1) - 1, position?.end.line).join("\n");
}

/** Reports headings that a line of hyphens below them makes. The others take them for paragraphs. */
export function withoutUnderlines(root: Root, rows: readonly string[], report: Report): Root {
  return {
    ...root,
    children: root.children.map((node) => {
      if (node.type !== "heading" || startOf(node, rows).startsWith("#")) return node;
      nodeReport(report)(
        node,
        "A line of hyphens or equals signs makes a heading of the text above it.",
        /^ *=/.test(rows[(node.position?.end.line ?? 1) - 1] ?? "")
          ? 'Remove it. A heading begins with "## ".'
          : 'Leave an empty line above it, or remove it. A heading begins with "## ".',
        rows[lineOf(node) - 1] ?? "",
      );
      return { type: "paragraph", children: node.children, position: node.position };
    }),
  };
}

/** What stands in the file from the start of a node to the end of that line. */
function startOf({ position }: Nodes, rows: readonly string[]): string {
  return (rows[(position?.start.line ?? 1) - 1] ?? "").slice((position?.start.column ?? 1) - 1);
}

/** The lines of a paragraph, without what frames it: spaces, and the marks of quotations. */
function linesOfParagraph(node: Nodes, rows: readonly string[]): string {
  const [, ...others] = linesOf(node, rows).split("\n");
  return [startOf(node, rows), ...others.map((row) => row.replace(/^[ \t>]+/, ""))].join("\n");
}

/** Whether the name of a definition stands somewhere else, as in [words][name]. */
function isUsed(name: string, rows: readonly string[]): boolean {
  return rows.join("\n").toLowerCase().split(`[${name.toLowerCase()}]`).length > 2;
}

/** Whether a code block between lines of backticks lacks the second one. */
function isOpen({ position }: Nodes, rows: readonly string[]): boolean {
  const [first = "", last = ""] = [position?.start, position?.end].map(
    (point) => rows[(point?.line ?? 1) - 1],
  );
  const [, fence = ""] =
    /^(`{3,}|~{3,})/.exec(first.slice((position?.start.column ?? 1) - 1)) ?? [];
  if (fence === "") return false;
  const isOneLine = position?.start.line === position?.end.line;
  return isOneLine || !new RegExp(`${fence[0] ?? ""}{${fence.length},}\\s*$`).test(last);
}
