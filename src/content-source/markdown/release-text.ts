import type { RootContent } from "mdast";
import type { ContentTree } from "../../content-text/content-tree";
import { plainText } from "../../content-text/content-tree";
import { contentTree } from "./markdown-tree";
import type { MarkdownContext } from "./parse-markdown";
import { lineOf, parseMarkdown, ignoringMistakes } from "./parse-markdown";
import { splitAtHeadings } from "./entry-texts";

/** The changes of a release that are of one kind. */
export type ChangeText = Readonly<{ kind: string; items: readonly ContentTree[] }>;

/** What a release says: an opening paragraph or nothing, then its changes by kind. */
export type ReleaseText = Readonly<{ summary: ContentTree; changes: readonly ChangeText[] }>;

/** The kinds of changes, in the order in which they are shown (as keepachangelog.com names them). */
export const changeKinds = ["Added", "Changed", "Fixed", "Removed", "Security"] as const;

/** What a release says. */
export function releaseText(
  markdown: string,
  context: MarkdownContext = ignoringMistakes,
): ReleaseText {
  const { before, parts } = splitAtHeadings(parseMarkdown(markdown).children);
  const kinds = new Set<string>();
  const changes = parts.map(({ heading, nodes }): ChangeText => {
    const kind = plainText(contentTree(heading.children as RootContent[], ignoringMistakes));
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
        `The heading "${kind}" is used twice.`,
        "Put its changes in one list.",
        `## ${kind}`,
      );
    }
    kinds.add(kind);
    const [list, ...rest] = nodes;
    if (list?.type !== "list" || list.ordered) {
      say(
        lineOf(list ?? heading, context),
        list?.type === "list"
          ? `The changes below "## ${kind}" are numbered.`
          : `There is no list of changes below "## ${kind}".`,
        'Start each change with "- ".',
        `## ${kind}`,
      );
    }
    for (const node of rest) {
      say(
        lineOf(node, context),
        "Only one list can follow a change heading.",
        'Start each change with "- ", without other text in between.',
        plainText(contentTree([node], ignoringMistakes)).slice(0, 60),
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
      message: "Change headings must be level 2 (##).",
      hint: 'Write "## Added", "## Changed", "## Fixed", "## Removed" or "## Security".',
      text: plainText(contentTree([node], ignoringMistakes)),
    });
  }
  const rank = (kind: string) => changeKinds.findIndex((known) => known === kind);
  return {
    summary: contentTree(before, context),
    changes: changes.sort((a, b) => rank(a.kind) - rank(b.kind)),
  };
}
