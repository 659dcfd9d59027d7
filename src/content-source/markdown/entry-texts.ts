// Build time only: pure.
import type { Heading, Nodes, Root, RootContent } from "mdast";
import type { ContentTree } from "../../content-text/content-tree";
import { boldHeadings, contentTree, formerIds, readHeading } from "./markdown-tree";
import { parseMarkdown } from "./parse-markdown";
import type { Pictures } from "./picture-tree";

/** A part of a page below its own heading; the title begins with the heading's former ids. */
export type SectionText = Readonly<{ id: string; title: ContentTree; body: ContentTree }>;

/** The tree of a text of several paragraphs, none of which is a place of its own. */
export function bodyText(markdown: string, pictures?: Pictures): ContentTree {
  return contentTree(boldHeadings(parseMarkdown(markdown).children), pictures);
}

/** The tree of a text of one line: a value of front matter. */
export function lineText(markdown: string): ContentTree {
  return contentTree(lineNodes(parseMarkdown(markdown)));
}

/** What a text of one line consists of: what its only paragraph has. */
export function lineNodes({ children }: Root): readonly Nodes[] {
  const [first, ...rest] = children;
  return first?.type === "paragraph" && rest.length === 0 ? first.children : children;
}

/** The sections of a text, one for each "## " heading. */
export function sectionTexts(markdown: string, pictures?: Pictures): readonly SectionText[] {
  return splitAtHeadings(parseMarkdown(markdown).children).parts.map(({ heading, nodes }) => {
    const { id, aliases, children } = readHeading(heading);
    return {
      id,
      title: [...formerIds(aliases), ...contentTree(children)],
      body: contentTree(nodes, pictures),
    };
  });
}

/** A heading and what is below it. */
type Part = Readonly<{ heading: Heading; nodes: readonly RootContent[] }>;

/** The top of a text, and its parts below each heading of the second level, or each that `isPart`. */
export function splitAtHeadings(
  nodes: readonly RootContent[],
  isPart = ({ depth }: Heading) => depth === 2,
): {
  before: RootContent[];
  parts: Part[];
} {
  const before: RootContent[] = [];
  const parts: { heading: Heading; nodes: RootContent[] }[] = [];
  for (const node of nodes) {
    if (node.type === "heading" && isPart(node)) parts.push({ heading: node, nodes: [] });
    else (parts.at(-1)?.nodes ?? before).push(node);
  }
  return { before, parts };
}
