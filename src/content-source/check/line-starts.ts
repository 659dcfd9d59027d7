// Build time only: pure. Lines that Markdown does not read as the writer does, because of spaces.
import type { Nodes, Paragraph, Parents } from "mdast";
import { lineOf } from "../markdown/parse-markdown";
import type { Report } from "../markdown/report";

/** Spaces that look like a plain one, and that Markdown and YAML read as letters. */
export const unseenSpace = "[\\u00A0\\u2000-\\u200A\\u202F\\u205F\\u3000]";

/** The message about a mark with such a space behind it. */
export function unseenSpaceText(mark: string, space: string): string {
  const code = space.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
  return `After "${mark}" comes U+${code}, not a space. Type a space after the mark.`;
}

const unreadMark = new RegExp(`^\\s*(#{1,6}|[-*+]|\\d{1,9}[.)])(${unseenSpace})`);
const number = /^\s*\d{1,9}[.)]\s/;

/** Reports marks without a plain space, and indented lines that belong to no item of a list. */
export function checkLineStarts(parent: Parents, report: Report): void {
  for (const [index, node] of parent.children.entries()) {
    const before = parent.children[index - 1];
    const missing = before?.type === "list" ? missingSpaces(before, node) : 0;
    if (missing > 0)
      report(
        lineOf(node),
        `If this belongs to the list above, indent it by ${missing} more. If not, by nothing.`,
        true,
      );
    if (node.type === "paragraph") checkMarks(node, report);
    else if ("children" in node) checkLineStarts(node, report);
  }
}

const columnOf = ({ position }: Nodes) => position?.start.column ?? 1;

/** How many spaces an indented node lacks to be part of the list above; 0 if not indented. */
function missingSpaces(list: Extract<Nodes, { type: "list" }>, node: Nodes): number {
  const words = list.children.at(-1)?.children[0];
  if (words === undefined || columnOf(node) <= columnOf(list)) return 0;
  return columnOf(words) - columnOf(node);
}

function checkMarks({ children }: Paragraph, report: Report): void {
  for (const [place, part] of children.entries()) {
    if (part.type !== "text") continue;
    const isAtStart = place === 0 || children[place - 1]?.type === "break";
    const rows = part.value.split("\n");
    for (const [index, row] of rows.entries()) {
      const [, mark = "", space = ""] = unreadMark.exec(row) ?? [];
      if (mark === "" || (index === 0 && !isAtStart)) continue;
      // A line may begin with a date, such as "5. November" with a no-break space.
      const isListed = [rows[index - 1], rows[index + 1]].some((other) => number.test(other ?? ""));
      if (/\d/.test(mark) && !isListed) continue;
      report(lineOf(part) + index, unseenSpaceText(mark, space));
    }
  }
}
