import { collectionOf } from "../../src/content/collections";
import { answerGroups, entryFields } from "../../src/content/entry-fields";
import { readFrontMatter } from "../../src/content/front-matter";
import type { NodeReader } from "../../src/content/read-releases";
import { sampleContent } from "./sample-content";

type FakeNode = Readonly<{ internal: { type: string } }> & Readonly<Record<string, unknown>>;

/** Our nodes, as Gatsby would hold them for some content. */
export function sampleNodes(content: Readonly<Record<string, string>> = sampleContent): NodeReader {
  const nodes = Object.entries(content).flatMap(([path, source]): FakeNode[] => {
    const { values, body } = readFrontMatter(source, () => undefined);
    const type = collectionOf(path)?.type ?? "Feature";
    const node = (name: string, fields: Record<string, unknown>): FakeNode => ({
      ...fields,
      internal: { type: name },
    });
    return [
      node(type, { ...entryFields(type, path, values), markdown: body }),
      ...answerGroups(values).map((group) => node("SupportGroup", { ...group })),
    ];
  });
  return {
    getNodesByType: (type: string) => nodes.filter(({ internal }) => internal.type === type),
  } as unknown as NodeReader;
}

/** The text of a release with as many changes as asked. */
export function sampleRelease(version: string, date: string): string {
  return `---\nversion: ${version}\ndate: ${date}\n---\n\nPress {modifierKey}.\n\n## Fixed\n\n- A [slip](/support#nothing-happens) & <kbd>Esc</kbd>.\n`;
}
