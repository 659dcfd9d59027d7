import type { Heading, RootContent } from "mdast";
import type { ContentTree } from "./content-tree";
import { plainText } from "./content-tree";
import type { MarkdownContext } from "./markdown-tree";
import { contentTree, parseMarkdown, readHeading } from "./markdown-tree";

/** A part of a page below its own heading. */
export type SectionText = Readonly<{ id: string; title: ContentTree; body: ContentTree }>;

/** The changes of a release that are of one kind. */
export type ChangeText = Readonly<{ kind: string; items: readonly ContentTree[] }>;

/** What a release says: an opening paragraph or nothing, then its changes by kind. */
export type ReleaseText = Readonly<{ summary: ContentTree; changes: readonly ChangeText[] }>;

/** The kinds of changes, in the order in which they are shown (as keepachangelog.com names them). */
export const changeKinds = ["Added", "Changed", "Fixed", "Removed", "Security"] as const;

/** What to do with mistakes of a text that has been checked before. */
export const unheard: MarkdownContext = { firstLine: 1, report: () => undefined };

/** The tree of a text of several paragraphs. */
export function bodyText(markdown: string, context: MarkdownContext = unheard): ContentTree {
  const { children } = parseMarkdown(markdown);
  for (const node of children) {
    if (node.type !== "heading") continue;
    context.report({
      line: lineOf(node, context),
      message: "A text of this collection has no headings.",
      hint: "Write a paragraph that begins with **bold words**, or a list.",
      text: plainText(contentTree([node], unheard)),
    });
  }
  return contentTree(children, context);
}

/** The tree of a text of one line: a value of front matter. */
export function lineText(markdown: string, context: MarkdownContext = unheard): ContentTree {
  const { children } = parseMarkdown(markdown);
  const [first, ...rest] = children;
  if (first?.type === "paragraph" && rest.length === 0)
    return contentTree(first.children as RootContent[], context);
  if (first) {
    context.report({
      line: context.firstLine,
      message: "A value of the front matter is one line of text.",
      hint: "Leave out lists, headings and empty lines.",
      text: markdown.trim().split("\n", 1)[0] ?? "",
    });
  }
  return contentTree(children, context);
}

/** The sections of a text, one for each "## " heading. */
export function sectionTexts(
  markdown: string,
  context: MarkdownContext = unheard,
): readonly SectionText[] {
  const { children } = parseMarkdown(markdown);
  const { before, parts } = splitAtHeadings(children);
  const stray = before.find(({ type }) => type !== "definition" && type !== "heading");
  if (stray) {
    context.report({
      line: lineOf(stray, context),
      message: "There is text before the first heading.",
      hint: 'Put it below a "## " heading, or into "lead" or "summary" of the front matter.',
      text: plainText(contentTree([stray], unheard)).slice(0, 60),
    });
  }
  checkLevels(children, context);
  const definitions = children.filter((node) => node.type === "definition");
  return parts.map(({ heading, nodes }) => {
    const { id, children: title } = readHeading(heading);
    context.onHeading?.(id, lineOf(heading, context));
    return {
      id,
      title: contentTree(title as RootContent[], context),
      body: contentTree([...definitions, ...nodes], context),
    };
  });
}

// Parsing is most of what a release costs: what the checks have parsed, the archive takes from here.
const parsedReleases = new Map<string, ReleaseText>();

/** What a release says. */
export function releaseText(markdown: string, context: MarkdownContext = unheard): ReleaseText {
  const known = context === unheard ? parsedReleases.get(markdown) : undefined;
  if (known) return known;
  const { before, parts } = splitAtHeadings(parseMarkdown(markdown).children);
  const kinds = new Set<string>();
  const changes = parts.map(({ heading, nodes }): ChangeText => {
    const kind = plainText(contentTree(heading.children as RootContent[], unheard));
    const say = (line: number, message: string, hint: string, text: string) =>
      context.report({ line, message, hint, text });
    if (!changeKinds.some((known) => known === kind)) {
      say(
        lineOf(heading, context),
        `There is no kind of change "${kind}".`,
        `Kinds are ${changeKinds.join(", ")}.`,
        `## ${kind}`,
      );
    }
    if (kinds.has(kind)) {
      say(
        lineOf(heading, context),
        `The kind "${kind}" stands here twice.`,
        "Put its changes into one list.",
        `## ${kind}`,
      );
    }
    kinds.add(kind);
    const [list, ...rest] = nodes;
    if (list?.type !== "list" || list.ordered) {
      say(
        lineOf(list ?? heading, context),
        `Below "## ${kind}" a list of changes is missing.`,
        'Begin each change with "- ".',
        `## ${kind}`,
      );
    }
    for (const node of rest) {
      say(
        lineOf(node, context),
        "A kind of change holds one list and nothing else.",
        'Begin each change with "- ", without other text between.',
        plainText(contentTree([node], unheard)).slice(0, 60),
      );
    }
    const items = list?.type === "list" ? list.children : [];
    return {
      kind,
      items: items.map(({ children: [first, ...more] }) => [
        ...contentTree(
          first?.type === "paragraph" ? (first.children as RootContent[]) : first ? [first] : [],
          context,
        ),
        ...contentTree(more, context),
      ]),
    };
  });
  for (const node of before.filter(({ type }) => type === "heading")) {
    context.report({
      line: lineOf(node, context),
      message: "A kind of change stands at the second level.",
      hint: 'Write "## Added", "## Changed", "## Fixed", "## Removed" or "## Security".',
      text: plainText(contentTree([node], unheard)),
    });
  }
  const rank = (kind: string) => changeKinds.findIndex((known) => known === kind);
  const text = {
    summary: contentTree(before, context),
    changes: changes.sort((a, b) => rank(a.kind) - rank(b.kind)),
  };
  parsedReleases.set(markdown, text);
  return text;
}

/** Headings of a page begin at the second level, and none skips one. */
function checkLevels(nodes: readonly RootContent[], context: MarkdownContext): void {
  let above = 1;
  for (const node of nodes) {
    if (node.type !== "heading") continue;
    const text = `${"#".repeat(node.depth)} ${plainText(contentTree(node.children as RootContent[], unheard))}`;
    const say = (message: string, hint: string) =>
      context.report({ line: lineOf(node, context), message, hint, text });
    if (node.depth === 1)
      say(
        "The page has its main heading already.",
        'It is "heading" of the front matter; begin sections with "## ".',
      );
    else if (node.depth > above + 1)
      say("A heading skips a level.", `Write "${"#".repeat(above + 1)} " here.`);
    above = Math.max(node.depth, 2);
  }
}

type Part = Readonly<{ heading: Heading; nodes: readonly RootContent[] }>;

function splitAtHeadings(nodes: readonly RootContent[]): { before: RootContent[]; parts: Part[] } {
  const before: RootContent[] = [];
  const parts: { heading: Heading; nodes: RootContent[] }[] = [];
  for (const node of nodes) {
    if (node.type === "heading" && node.depth === 2) parts.push({ heading: node, nodes: [] });
    else (parts.at(-1)?.nodes ?? before).push(node);
  }
  return { before, parts };
}

function lineOf(node: RootContent, context: MarkdownContext): number {
  return (node.position?.start.line ?? 1) + context.firstLine - 1;
}
