import type { Heading, Root, Nodes } from "mdast";
import type { ContentTree } from "../../content-text/content-tree";
import { plainText } from "../../content-text/content-tree";
import { splitAtHeadings } from "./entry-texts";
import { boldHeadings, contentTree, unwrapFirstParagraph } from "./markdown-tree";
import { parseMarkdown } from "./parse-markdown";
import type { Pictures } from "./picture-tree";

/** The changes of one kind in a release. */
export type ChangeText = Readonly<{ kind: string; items: readonly ContentTree[] }>;

/** The text of a release: its summary, which may be empty, and its changes by kind. */
export type ReleaseText = Readonly<{ summary: ContentTree; changes: readonly ChangeText[] }>;

/** The kinds of changes in the order of the page, with the names of https://keepachangelog.com. */
export const changeKinds = ["Added", "Changed", "Fixed", "Removed", "Security"] as const;

/** The kind of change that a heading names. Case and signs do not matter: "added:" is "Added". */
export function changeKind({ children }: Heading): string | undefined {
  const letters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, "");
  const name = letters(plainText(contentTree(children)));
  return changeKinds.find((kind) => letters(kind) === name);
}

/** Divides a release into its summary and its kinds of changes, also at "###" headings. */
export function releaseParts({ children }: Root): ReturnType<typeof splitAtHeadings> {
  return splitAtHeadings(
    children,
    (heading) => heading.depth === 2 || changeKind(heading) !== undefined,
  );
}

/** The changes below a heading: items of lists, and other nodes. A first paragraph loses its frame. */
export function changesIn(nodes: readonly Nodes[]): readonly (readonly Nodes[])[] {
  return boldHeadings(nodes).flatMap((node): readonly (readonly Nodes[])[] => {
    if (node.type === "list")
      return node.children.map((item) => unwrapFirstParagraph(item.children));
    if (node.type === "thematicBreak") return [];
    return [unwrapFirstParagraph([node])];
  });
}

/** Reads the body of a release. */
export function releaseText(markdown: string, pictures?: Pictures): ReleaseText {
  const { before, parts } = releaseParts(parseMarkdown(markdown));
  const changes = changeKinds.map((kind): ChangeText => {
    const nodes = parts.flatMap((part) => (changeKind(part.heading) === kind ? part.nodes : []));
    return { kind, items: changesIn(nodes).map((item) => contentTree(item, pictures)) };
  });
  return {
    summary: contentTree(boldHeadings(before), pictures),
    changes: changes.filter(({ items }) => items.length > 0),
  };
}
