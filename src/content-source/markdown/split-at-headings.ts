import type { Heading, RootContent } from "mdast";

/** A heading of the second level and what stands below it. */
type Part = Readonly<{ heading: Heading; nodes: readonly RootContent[] }>;

/** The top of a text, and its parts below each heading of the second level. */
export function splitAtHeadings(nodes: readonly RootContent[]): {
  before: RootContent[];
  parts: Part[];
} {
  const before: RootContent[] = [];
  const parts: { heading: Heading; nodes: RootContent[] }[] = [];
  for (const node of nodes) {
    if (node.type === "heading" && node.depth === 2) parts.push({ heading: node, nodes: [] });
    else (parts.at(-1)?.nodes ?? before).push(node);
  }
  return { before, parts };
}
