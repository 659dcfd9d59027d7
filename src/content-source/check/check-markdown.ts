// Build time only: pure. Rules over parsed Markdown: what cannot be meant as it is written.
import type { Nodes, Root } from "mdast";
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
  hint: "Write ![what the picture shows](list.png).",
};

const textRules: readonly TextRule[] = [
  {
    pattern: /^-\p{L}.*/mu,
    message: 'There is no space after the "-" of a list.',
    hint: 'Start each item with "- ", below an empty line.',
  },
  {
    pattern: /^(?:[-*+]\u00A0|[•‣▪◦]|[–—] ).*/mu,
    message: "A list begins with a character that is no list mark.",
    hint: 'Start each item with "- ", below an empty line.',
  },
  {
    pattern: /^\d{1,2}[.)]\p{Lu}.*/mu,
    message: "There is no space after the number of a list.",
    hint: 'Start each item with "1. ", below an empty line.',
  },
  {
    pattern: /^(?:#{2,6}[^\s#]|#{1,6}\u00A0).*/m,
    message: 'There is no space after the "#" of a heading.',
    hint: 'Write "## What it is about".',
  },
  {
    pattern: /^[a-z]\) \p{L}.*/mu,
    message: "A list has letters.",
    hint: 'Start each item with "1. " or "- ", below an empty line.',
  },
  {
    pattern: /.*\t.*/,
    message: "There is a tab in a text.",
    hint: "Write a space. A table is written with | between its cells.",
  },
  {
    pattern: /\*\*.*/,
    message: "Bold words are not closed.",
    hint: "Write **bold words**, without a space inside the asterisks.",
    sign: "*",
  },
  {
    pattern: /`.*/,
    message: "Code is not closed.",
    hint: "Write a backtick before it and one behind it.",
    sign: "`",
  },
  {
    pattern: /(?<![\p{L}\p{N}_])_\p{L}.*/u,
    message: "Emphasized words are not closed.",
    hint: "Write _words_, without a space inside the underscores.",
    sign: "_",
  },
  {
    pattern: /&[A-Za-z]+;/,
    message: "A character has a name that Markdown does not know.",
    hint: "Type the character itself.",
    sign: "&",
  },
  {
    pattern: /(?<![\p{L}\p{N}:]):[a-z][a-z_]+:(?!:)/u,
    message: "An emoji is written by its name.",
    hint: "Paste the emoji itself, or leave it out.",
  },
  {
    pattern: /^\|.*\|\s*$/m,
    message: "A table has no line below its head.",
    hint: "Write | --- | --- | as its second line, with as many columns as the first has.",
  },
  { pattern: /!\[\[[^\]]*\]\]|!\([^)]*\)\[[^\]]*\]|!\[[^\]]*\]\([^)]*\)/, ...incompletePicture },
  {
    pattern: /(?<!!)\[[^[\]]*\]\(.*/,
    message: "A link is incomplete.",
    hint: "Write [words](/page), without a space in its address.",
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
    pattern: /\[(?:! ?|)(?:NOTE|TIP|WARNING)\](?!\()|^:::.*/m,
    message: "A callout has another first line.",
    hint: 'Write "> [!NOTE]", "> [!TIP]" or "> [!WARNING]" on a line of its own.',
  },
];

const placeholder: TextRule = {
  pattern: /\b(?:TODO|FIXME|TBD)\b|\blorem ipsum\b/i,
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
    if (node.type === "code" && isOpen(node, rows))
      say(
        node,
        "A code block is never closed.",
        "Below it, write the line of backticks that begins it once more.",
        rows[lineOf(node) - 1] ?? "",
      );
    if (node.type === "table") {
      const [columns = 0, ...others] = node.children.map(({ children }) => children.length);
      for (const [index, count] of others.entries())
        if (count !== columns)
          say(
            node.children[index + 1] ?? node,
            `Cells in this row of a table: ${count}. In its head: ${columns}.`,
            "Write a | between the cells, and \\| for a | in a text.",
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
    if ("children" in node)
      for (const [index, child] of node.children.entries()) visit(child, rules, index === 0);
  };
  visit(tree, isDraft ? textRules : [...textRules, placeholder], true);
}

/** The lines of the file on which a node stands. */
function linesOf({ position }: Nodes, rows: readonly string[]): string {
  return rows.slice((position?.start.line ?? 1) - 1, position?.end.line).join("\n");
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
