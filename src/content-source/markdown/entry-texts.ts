import type { Heading, RootContent } from "mdast";
import type { ContentTree } from "../../content-text/content-tree";
import { plainText } from "../../content-text/content-tree";
import { contentTree, formerIds, readHeading, reportIds } from "./markdown-tree";
import type { MarkdownContext } from "./parse-markdown";
import { lineOf, parseMarkdown, ignoringMistakes } from "./parse-markdown";

/** A part of a page below its own heading; the title begins with the heading's former ids. */
export type SectionText = Readonly<{ id: string; title: ContentTree; body: ContentTree }>;

/** The tree of a text of several paragraphs. */
export function bodyText(
  markdown: string,
  context: MarkdownContext = ignoringMistakes,
): ContentTree {
  const { children } = parseMarkdown(markdown);
  for (const node of children) {
    if (node.type !== "heading") continue;
    context.report({
      line: lineOf(node, context),
      message: "This kind of file cannot have headings.",
      hint: "Write a paragraph that begins with **bold words**, or a list.",
      text: plainText(contentTree([node], ignoringMistakes)),
    });
  }
  return contentTree(children, context);
}

/** The tree of a text of one line: a value of front matter. */
export function lineText(
  markdown: string,
  context: MarkdownContext = ignoringMistakes,
): ContentTree {
  const { children } = parseMarkdown(markdown);
  const [first, ...rest] = children;
  if (first?.type === "paragraph" && rest.length === 0)
    return contentTree(first.children as RootContent[], context);
  if (first) {
    context.report({
      line: context.firstLine,
      message: "A front matter value must be one line of text.",
      hint: "Remove lists, headings and empty lines.",
      text: markdown.trim().split("\n", 1)[0] ?? "",
    });
  }
  return contentTree(children, context);
}

/** The text of a page above its first section. */
export function openingText(
  markdown: string,
  context: MarkdownContext = ignoringMistakes,
): ContentTree {
  const { children } = parseMarkdown(markdown);
  const definitions = children.filter((node) => node.type === "definition");
  const { before } = splitAtHeadings(children);
  const texts = before.filter(({ type }) => type !== "definition" && type !== "heading");
  return contentTree([...definitions, ...texts], context);
}

/**
 * The sections of a text, one for each "## " heading. Text above the first one is a mistake unless
 * `hasOpening` is true.
 */
export function sectionTexts(
  markdown: string,
  context: MarkdownContext = ignoringMistakes,
  hasOpening = false,
): readonly SectionText[] {
  const { children } = parseMarkdown(markdown);
  const { before, parts } = splitAtHeadings(children);
  const stray = before.find(({ type }) => type !== "definition" && type !== "heading");
  if (stray && !hasOpening) {
    context.report({
      line: lineOf(stray, context),
      message: "There is text before the first heading.",
      hint: 'Move it below a "## " heading, or into "lead" or "summary" in the front matter.',
      text: plainText(contentTree([stray], ignoringMistakes)).slice(0, 60),
    });
  }
  checkLevels(children, context);
  const definitions = children.filter((node) => node.type === "definition");
  return parts.map(({ heading, nodes }) => {
    const { id, aliases, children: title } = readHeading(heading);
    reportIds(heading, [id, ...aliases], context);
    return {
      id,
      title: [...formerIds(aliases), ...contentTree(title as RootContent[], context)],
      body: contentTree([...definitions, ...nodes], context),
    };
  });
}

/** Headings of a page begin at the second level, and none skips one. */
function checkLevels(nodes: readonly RootContent[], context: MarkdownContext): void {
  let above = 1;
  for (const node of nodes) {
    if (node.type !== "heading") continue;
    const text = `${"#".repeat(node.depth)} ${plainText(contentTree(node.children as RootContent[], ignoringMistakes))}`;
    const say = (message: string, hint: string) =>
      context.report({ line: lineOf(node, context), message, hint, text });
    const [id] = /\{#.*$/.exec(text) ?? [];
    if (
      id !== undefined &&
      !/^\{#[a-z0-9]+(?:-[a-z0-9]+)*(?: #[a-z0-9]+(?:-[a-z0-9]+)*)*\}$/.test(id)
    )
      say(
        `${id} is not a valid id.`,
        "Write small letters, digits and hyphens, like {#change-shortcut}; former ids follow it, like {#change-shortcut #shortcut}.",
      );
    if (
      text
        .replace(/^#+/, "")
        .replace(id ?? "", "")
        .trim() === ""
    )
      say("A heading has no text.", 'Write "## What it is about".');
    if (node.depth === 1)
      say(
        "The page already has a main heading.",
        'It is "heading" in the front matter. Start sections with "## ".',
      );
    else if (node.depth > above + 1)
      say("A heading skips a level.", `Write "${"#".repeat(above + 1)} " here.`);
    above = Math.max(node.depth, 2);
  }
}

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
