import type { Heading, Nodes, Root, RootContent } from "mdast";
import type { ContentTree, TextSection } from "../../content-text/content-tree";
import { boldHeadings, contentTree, formerIds, readHeading } from "./markdown-tree";
import { parseMarkdown } from "./parse-markdown";
import type { Pictures } from "./picture-tree";

/** The tree of a text without sections. Its headings become bold lines. */
export function bodyText(markdown: string, pictures?: Pictures): ContentTree {
  return contentTree(boldHeadings(parseMarkdown(markdown).children), pictures);
}

/** The tree of a line of Markdown, such as a value of front matter. */
export function lineText(markdown: string): ContentTree {
  return contentTree(lineNodes(parseMarkdown(markdown)));
}

/** The parts of the only paragraph of a text; all parts of a text that has more. */
export function lineNodes({ children }: Root): readonly Nodes[] {
  const [first, ...rest] = children;
  return first?.type === "paragraph" && rest.length === 0 ? first.children : children;
}

/** The sections of a text, one for each "## " heading. A title begins with the heading's former ids. */
export function sectionTexts(markdown: string, pictures?: Pictures): readonly TextSection[] {
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

/** Divides a text at its headings of the second level, or at those for which `isPart` is true. */
export function splitAtHeadings(
  nodes: readonly RootContent[],
  isPart = ({ depth }: Heading) => depth === 2,
): Readonly<{ before: readonly RootContent[]; parts: readonly Part[] }> {
  const before: RootContent[] = [];
  const parts: { heading: Heading; nodes: RootContent[] }[] = [];
  for (const node of nodes) {
    if (node.type === "heading" && isPart(node)) parts.push({ heading: node, nodes: [] });
    else (parts.at(-1)?.nodes ?? before).push(node);
  }
  return { before, parts };
}
