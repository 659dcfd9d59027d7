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

/** A text below as many empty lines as make its first line the given one, counted from 1. */
export function atLine(line: number, text: string): string {
  return "\n".repeat(line - 1) + text;
}

/** The line of the text at which a part of it begins, counted from 1. */
export function lineOf({ position }: Nodes): number {
  return position?.start.line ?? 1;
}

/**
 * What replaces the escaped braces of a text until its words are filled in: private characters of
 * Unicode.
 */
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
