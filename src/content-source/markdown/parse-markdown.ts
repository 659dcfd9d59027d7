// Build time only: pure.
import type { Definition, Nodes, Parents, Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";

const commonMark = unified().use(remarkParse);
const gitHubFlavoured = unified().use(remarkParse).use(remarkGfm, { singleTilde: false });

/** Characters that occur only in GitHub’s additions: tables, strikethrough, bare addresses, footnotes, task lists. */
const gitHubSign = /[|~@]|www\.|:\/\/|\[(?:\^|[ x]\])/i;

/**
 * The Markdown tree of a text, with GitHub's additions, without comments. A link or picture whose
 * address is defined elsewhere in the text has that address.
 */
export function parseMarkdown(markdown: string): Root {
  const text = markdown.replace(/\\([\\{}])/g, (all, brace) => escapedBraces[String(brace)] ?? all);
  // The plain parser takes half the time. Without these signs, both give the same tree.
  const root = (gitHubSign.test(text) ? gitHubFlavoured : commonMark).parse(text);
  if (text.includes("<!--")) removeComments(root);
  if (text.includes("]:")) fillReferences(root, definitionsIn(root));
  return root;
}

/** A text below as many empty lines as make its first line the given one, counted from 1. */
export function atLine(line: number, text: string): string {
  return "\n".repeat(line - 1) + text;
}

/** The line of the text at which a part of it begins, counted from 1. */
export function lineOf({ position }: Nodes): number {
  return position?.start.line ?? 1;
}

/** What replaces the escaped braces of a text until its words are filled in: private characters of Unicode. */
const escapedBraces: Readonly<Record<string, string>> = { "{": "\uE000", "}": "\uE001" };

/** Puts back the braces that were escaped, each after `before`: code shows the escape as well. */
export function withBraces(text: string, before: "" | "\\" = ""): string {
  return text.replaceAll("\uE000", `${before}{`).replaceAll("\uE001", `${before}}`);
}

const comments = /^(?:<!--(?:(?!-->)[\s\S])*-->\s*)+$/;

function removeComments(parent: Parents): void {
  const rest = parent.children.filter(({ type, ...node }) => {
    return type !== "html" || !("value" in node) || !comments.test(node.value);
  });
  parent.children.splice(0, Infinity, ...rest);
  for (const child of rest) if ("children" in child) removeComments(child);
}

type Definitions = Map<string, Definition>;

function definitionsIn(node: Nodes, found: Definitions = new Map()): Definitions {
  // The first one counts: https://spec.commonmark.org/0.31.2/#matches
  if (node.type === "definition" && !found.has(node.identifier)) found.set(node.identifier, node);
  if ("children" in node) for (const child of node.children) definitionsIn(child, found);
  return found;
}

/** Makes links and pictures of those that name a definition. */
function fillReferences(parent: Parents, definitions: Definitions): void {
  const children = parent.children.map((node): Nodes => {
    if ("children" in node) fillReferences(node, definitions);
    if (node.type !== "linkReference" && node.type !== "imageReference") return node;
    // The parser makes no reference without a definition.
    const { url = "", title } = definitions.get(node.identifier) ?? {};
    return node.type === "linkReference"
      ? { type: "link", url, title, children: node.children, position: node.position }
      : { type: "image", url, title, alt: node.alt, position: node.position };
  });
  parent.children.splice(0, Infinity, ...(children as never[]));
}
