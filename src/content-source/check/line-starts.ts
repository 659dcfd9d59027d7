// Build time only: pure. Lines that Markdown does not read as the writer does, because of those above.
import type { Nodes, Parents } from "mdast";
import { plainText } from "../../content-text/content-tree";
import { contentTree } from "../markdown/markdown-tree";
import { lineOf } from "../markdown/parse-markdown";
import type { Report } from "../markdown/report";

/** Warns about indented lines that belong to no item of the list above, and about lines above dashes. */
export function checkLineStarts(parent: Parents, report: Report): void {
  for (const [index, node] of parent.children.entries()) {
    const before = parent.children[index - 1];
    const missing = before?.type === "list" ? missingSpaces(before, node) : 0;
    if (missing > 0)
      report(
        lineOf(node),
        `If this belongs to the list above, indent it by ${missing} more spaces. If not, remove the indent.`,
        true,
      );
    if (isAboveDashes(node))
      report(
        lineOf(node),
        'The "---" below makes this a heading. Put an empty line between them, or write "## ".',
        true,
      );
    if ("children" in node) checkLineStarts(node, report);
  }
}

/** Whether a sentence is a heading because of "---" below it, which is meant as a line across the page. */
function isAboveDashes(node: Nodes): boolean {
  if (node.type !== "heading" || node.position?.end.column !== 4) return false;
  const { start, end } = node.position;
  return start.line < end.line && /[.:。]$/.test(plainText(contentTree(node.children)));
}

const columnOf = ({ position }: Nodes) => position?.start.column ?? 1;

/** How many spaces an indented node lacks to be part of the list above; 0 if not indented. */
function missingSpaces(list: Extract<Nodes, { type: "list" }>, node: Nodes): number {
  const words = list.children.at(-1)?.children[0];
  if (words === undefined || columnOf(node) <= columnOf(list)) return 0;
  return columnOf(words) - columnOf(node);
}
