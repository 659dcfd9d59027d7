// Build time only: pure.
import type { ContentNode, ContentTree } from "../content-tree";
import { plainText } from "../content-tree";
import { defaultWords } from "./default-words";

/** A tree as lines of plain text in the default words: paragraphs, "- " lists, tables by row. */
export function treeText(tree: ContentTree, indent = ""): string {
  const blocks: string[] = [];
  let line: ContentNode[] = [];
  const endLine = () => {
    const text = plainText(line, defaultWords);
    if (text) blocks.push(indent + text);
    line = [];
  };
  for (const node of tree) {
    if (typeof node === "string" || !blockTags.has(node[0])) {
      line.push(node);
      continue;
    }
    endLine();
    blocks.push(blockText(node, indent));
  }
  endLine();
  return blocks.filter(Boolean).join("\n\n");
}

const blockTags = new Set("p ul ol pre blockquote table hr h2 h3 h4 h5 h6".split(" "));

function blockText(node: Exclude<ContentNode, string>, indent: string): string {
  const [tag, props, ...children] = node;
  switch (tag) {
    case "ul":
    case "ol":
      return children
        .map((item, index) => {
          const mark = tag === "ul" ? "- " : `${index + Number(props?.start ?? 1)}. `;
          const [, , ...inner] = item as Exclude<ContentNode, string>;
          return indent + mark + treeText(inner, `${indent}  `).trimStart();
        })
        .join("\n");
    case "table":
      return children
        .flatMap((group) => (group as Exclude<ContentNode, string>).slice(2) as ContentNode[])
        .map((row) => {
          const cells = (row as Exclude<ContentNode, string>).slice(2) as ContentNode[];
          return `${indent}| ${cells.map((cell) => plainText([cell], defaultWords)).join(" | ")} |`;
        })
        .join("\n");
    case "pre":
      return plainPre(children, indent);
    case "hr":
      return `${indent}* * *`;
    default:
      return treeText(children, indent);
  }
}

function plainPre(children: readonly ContentNode[], indent: string): string {
  const letters = (node: ContentNode): string =>
    typeof node === "string" ? node : (node.slice(2) as ContentNode[]).map(letters).join("");
  return children.map(letters).join("").replace(/^/gm, `${indent}    `);
}
