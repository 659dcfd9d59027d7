// Build time only: pure. Lines that Markdown does not read as the writer does, because of spaces.
import type { Nodes, Parents } from "mdast";
import { lineOf } from "../markdown/parse-markdown";
import type { Report } from "../markdown/report";
import type { OwnMistake } from "./mistake-format";

/** Keys and marks with a space behind them that Markdown and YAML read as a letter. */
const unreadMark = /^\s*(?:- )*(\w+:|#{1,6}|[-*+])([\u00A0\u2000-\u200A\u202F\u205F\u3000])/;

/** Lines whose first mark has no plain space behind it, so that it is no mark. */
export function unreadMarks(text: string): readonly OwnMistake[] {
  return text.split(/\r\n?|\n/).flatMap((row, index): OwnMistake[] => {
    const [, mark, space] = unreadMark.exec(row) ?? [];
    if (!mark || !space) return [];
    const code = space.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
    const message = `After "${mark}" comes U+${code}, not a space. Type a space after the mark.`;
    return [{ line: index + 1, message }];
  });
}

/** Warns about indented lines that belong to no item of the list above. */
export function checkIndents(parent: Parents, report: Report): void {
  for (const [index, node] of parent.children.entries()) {
    const before = parent.children[index - 1];
    const missing = before?.type === "list" ? missingSpaces(before, node) : 0;
    if (missing > 0)
      report(
        lineOf(node),
        `If this belongs to the list above, indent it by ${missing} more spaces. If not, remove the indent.`,
        true,
      );
    if ("children" in node) checkIndents(node, report);
  }
}

const columnOf = ({ position }: Nodes) => position?.start.column ?? 1;

/** How many spaces an indented node lacks to be part of the list above; 0 if not indented. */
function missingSpaces(list: Extract<Nodes, { type: "list" }>, node: Nodes): number {
  const words = list.children.at(-1)?.children[0];
  if (words === undefined || columnOf(node) <= columnOf(list)) return 0;
  return columnOf(words) - columnOf(node);
}
