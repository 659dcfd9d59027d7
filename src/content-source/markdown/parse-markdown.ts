// Build time only: pure. From a text to its Markdown tree.
import type { Nodes, Parents, Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";

const parser = unified().use(remarkParse).use(remarkGfm, { singleTilde: false });

/** The Markdown tree of a text, with GitHub's additions, without comments. */
export function parseMarkdown(markdown: string): Root {
  const text = markdown.replace(
    /\\([\\{}])/g,
    (escape, sign) => escapedBraces[String(sign)] ?? escape,
  );
  const root = parser.parse(text);
  if (text.includes("<!--")) removeComments(root);
  return root;
}

/** A text with empty lines above it, so that it begins at the given line, counted from 1. */
export function atLine(line: number, text: string): string {
  return "\n".repeat(line - 1) + text;
}

/** The line at which a node begins, counted from 1. */
export function lineOf({ position }: Nodes): number {
  return position?.start.line ?? 1;
}

/** Private characters of Unicode that stand for escaped braces until the words are replaced. */
const escapedBraces: Readonly<Record<string, string>> = { "{": "\uE000", "}": "\uE001" };

/** Puts back the escaped braces, each with `before` in front of it. Code shows the backslash, too. */
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
