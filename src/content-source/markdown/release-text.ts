// Build time only: pure.
import type { Nodes } from "mdast";
import type { ContentTree } from "../../content-text/content-tree";
import { plainText } from "../../content-text/content-tree";
import { splitAtHeadings } from "./entry-texts";
import { withoutFrame } from "./markdown-elements";
import { contentTree } from "./markdown-tree";
import { parseMarkdown } from "./parse-markdown";
import type { Pictures } from "./picture-tree";

/** The changes of a release that are of one kind. */
export type ChangeText = Readonly<{ kind: string; items: readonly ContentTree[] }>;

/** What a release says: an opening paragraph or nothing, then its changes by kind. */
export type ReleaseText = Readonly<{ summary: ContentTree; changes: readonly ChangeText[] }>;

/** The kinds of changes, in the order in which they are shown (as keepachangelog.com names them). */
export const changeKinds = ["Added", "Changed", "Fixed", "Removed", "Security"] as const;

/** The changes that stand in a list; none in anything else. Each begins without a paragraph. */
export function changesIn(list: Nodes | undefined): readonly (readonly Nodes[])[] {
  return list?.type === "list" ? list.children.map(({ children }) => withoutFrame(children)) : [];
}

/** What a release says. */
export function releaseText(markdown: string, pictures?: Pictures): ReleaseText {
  const { before, parts } = splitAtHeadings(parseMarkdown(markdown).children);
  const changes = parts.map(({ heading, nodes: [list] }): ChangeText => {
    return {
      kind: plainText(contentTree(heading.children)),
      items: changesIn(list).map((nodes) => contentTree(nodes, pictures)),
    };
  });
  const rank = (kind: string) => changeKinds.findIndex((known) => known === kind);
  return {
    summary: contentTree(before, pictures),
    changes: changes.sort((a, b) => rank(a.kind) - rank(b.kind)),
  };
}
