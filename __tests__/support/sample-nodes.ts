import { collectionOf } from "../../src/content/collections";
import { answerGroups, entryFields } from "../../src/content/entry-fields";
import { readFrontMatter } from "../../src/content/front-matter";
import type { NodeReader } from "../../src/content/read-releases";
import { sampleContent } from "./sample-content";

type FakeNode = Readonly<{ id: string; internal: { type: string } }> &
  Readonly<Record<string, unknown>>;

/** What Gatsby would hold for some content: our nodes, and the Markdown nodes they come from. */
export function sampleNodes(content: Readonly<Record<string, string>> = sampleContent): NodeReader {
  const nodes = Object.entries(content).flatMap(([path, source]): FakeNode[] => {
    const { values, body } = readFrontMatter(source, () => undefined);
    const type = collectionOf(path)?.type ?? "Feature";
    const child = (name: string, id: string, fields: Record<string, unknown>): FakeNode => ({
      ...fields,
      id,
      parent: `markdown ${path}`,
      internal: { type: name },
    });
    return [
      { id: `markdown ${path}`, rawMarkdownBody: body, internal: { type: "MarkdownRemark" } },
      child(type, path, entryFields(type, path, values)),
      ...answerGroups(values).map((group) => child("SupportGroup", group.slug, { ...group })),
    ];
  });
  return {
    getNode: (id: string) => nodes.find((node) => node.id === id),
    getNodesByType: (type: string) => nodes.filter(({ internal }) => internal.type === type),
  } as unknown as NodeReader;
}

/** The text of a release with as many changes as asked. */
export function sampleRelease(version: string, date: string): string {
  return `---\nversion: ${version}\ndate: ${date}\n---\n\nPress {modifierKey}.\n\n## Fixed\n\n- A [slip](/support#nothing-happens) & <kbd>Esc</kbd>.\n`;
}
