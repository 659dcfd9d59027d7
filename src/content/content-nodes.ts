import type { CreateNodeArgs, Node, NodeInput } from "gatsby";
import { collectionOf } from "./collections";
import { answerGroups, entryFields } from "./entry-fields";
import { readFrontMatter } from "./front-matter";

/** The name under which gatsby-config.ts sources src/content. */
export const sourceName = "content";

type FileNode = Node & { readonly sourceInstanceName?: string; readonly relativePath?: string };

/** Makes our node from each Markdown node of the content folder. */
export async function createContentNode({
  node,
  getNode,
  actions,
  createNodeId,
  createContentDigest,
  loadNodeContent,
}: CreateNodeArgs): Promise<void> {
  if (node.internal.type !== "MarkdownRemark" || !node.parent) return;
  const file = getNode(node.parent) as FileNode | undefined;
  if (file?.sourceInstanceName !== sourceName || !file.relativePath) return;
  const collection = collectionOf(file.relativePath);
  if (!collection) return;
  // Read anew rather than taken from the Markdown node: one reader of YAML, and so one meaning.
  const { values } = readFrontMatter(await loadNodeContent(file), () => undefined);

  const add = (type: string, fields: Record<string, unknown>, key: string) => {
    const child: NodeInput = {
      ...fields,
      id: createNodeId(`${type} ${key}`),
      parent: node.id,
      children: [],
      internal: { type, contentDigest: createContentDigest([node.internal.contentDigest, fields]) },
    };
    void actions.createNode(child);
    actions.createParentChildLink({ parent: node, child: child as unknown as Node });
  };
  add(collection.type, entryFields(collection.type, file.relativePath, values), file.relativePath);
  for (const group of answerGroups(values)) add("SupportGroup", group, group.slug);
}
