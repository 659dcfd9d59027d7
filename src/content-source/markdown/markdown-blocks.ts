import type { AlignType, List, Nodes, Table } from "mdast";
import type { ContentNode } from "../content-tree";

/** Turns what stands in a part of a text into the nodes of its tree. */
type Convert = (parent: { readonly children: readonly Nodes[] }) => readonly ContentNode[];

/** A list as the tree has it; where no blank line parts its items, without paragraphs in them. */
export function listNode(
  { ordered, start, spread, children }: List,
  convert: Convert,
): ContentNode {
  const item = (content: readonly Nodes[]) => {
    const [first, ...rest] = content;
    if (spread || first?.type !== "paragraph") return convert({ children: content });
    return [...convert(first), ...convert({ children: rest })];
  };
  return [
    ordered ? "ol" : "ul",
    start != null && start !== 1 ? { start } : null,
    ...children.map((one): ContentNode => ["li", null, ...item(one.children)]),
  ];
}

/** A table as the tree has it. */
export function tableNode(
  { align, children: [head, ...body] }: Table,
  convert: Convert,
): ContentNode {
  const cell = (tag: string, side: AlignType | undefined, children: readonly Nodes[]) =>
    [
      tag,
      { ...(tag === "th" ? { scope: "col" } : {}), ...(side ? { align: side } : {}) },
      ...convert({ children }),
    ] satisfies ContentNode;
  const row =
    (tag: string) =>
    ({ children }: Table["children"][number]): ContentNode => [
      "tr",
      null,
      ...children.map((content, at) => cell(tag, align?.[at], content.children)),
    ];
  return [
    "table",
    null,
    ["thead", null, ...(head ? [row("th")(head)] : [])],
    ["tbody", null, ...body.map(row("td"))],
  ];
}
