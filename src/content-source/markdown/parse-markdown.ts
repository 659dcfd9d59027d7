import type { Nodes, Parents, Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import type { Mistake, Report } from "../check/mistake";
import type { Pictures } from "./picture-tree";

const commonMark = unified().use(remarkParse);
const gitHubFlavoured = unified().use(remarkParse).use(remarkGfm, { singleTilde: false });

/** Characters that occur only in GitHub’s additions: tables, strikethrough, bare addresses, footnotes, task lists. */
const gitHubSign = /[|~@]|www\.|:\/\/|\[(?:\^|[ x]\])/i;

/** A link that a text holds, for checking once all addresses are known. */
export type ContentLink = Readonly<{ href: string; line: number }>;

/** A picture that a text shows, by the name of its file. */
export type ShownPicture = Readonly<{ name: string; line: number }>;

/** What parsing one text needs to know and hands out on the way. */
export type MarkdownContext = Readonly<{
  /** Line of the file at which the text begins. */
  firstLine: number;
  report: Report;
  onLink?: (link: ContentLink) => void;
  onPicture?: (picture: ShownPicture) => void;
  /** Called with each id of a heading; an alias is a former id. */
  onHeading?: (id: string, line: number, isAlias: boolean) => void;
  /** The pictures by name. The checks do not need them. */
  pictures?: Pictures | undefined;
}>;

/**
 * The Markdown tree of a text, GitHub's additions included. Without any sign of these the plain
 * parser gives the same tree in half the time, which matters with thousands of releases.
 */
export function parseMarkdown(markdown: string): Root {
  const text = markdown.replace(/\\([\\{}])/g, (all, brace) => escapedBraces[String(brace)] ?? all);
  const root = (gitHubSign.test(text) ? gitHubFlavoured : commonMark).parse(text);
  if (text.includes("<!--")) removeComments(root);
  return root;
}

/** What stands for the escaped braces of a text until its words are filled in: private characters of Unicode. */
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

/** The line of the file at which a part of a text stands. */
export function lineOf(node: Nodes, { firstLine }: MarkdownContext): number {
  return (node.position?.start.line ?? 1) + firstLine - 1;
}

/** Reports what is wrong with a part of a text, with its line. */
export function reportNode(
  node: Nodes,
  context: MarkdownContext,
  mistake: Pick<Mistake, "message" | "hint" | "text">,
): void {
  context.report({ line: lineOf(node, context), ...mistake });
}

/** For a text that the checks have read already: its mistakes are ignored. */
export const ignoringMistakes: MarkdownContext = { firstLine: 1, report: () => undefined };
