// Build time only: from the files of src/content to our nodes.
import { cp } from "node:fs/promises";
import { join } from "node:path";
import type { CreateNodeArgs, Node, SourceNodesArgs } from "gatsby";
import { collectionOf, answerGroups, entryFields } from "../check/collections";
import { demoTabs, demoTabsFile } from "../check/demo-tabs";
import { readFrontMatter } from "../check/front-matter";
import type { ContentFile } from "../check/read-entry";
import { picturePath } from "../markdown/picture-tree";
import { contentSource, isPicturePath, textOf } from "./read-content";
import { readPicture } from "./read-picture";

/** A node of gatsby-source-filesystem. */
type FileNode = Node &
  Readonly<{ sourceInstanceName: string; relativePath: string; absolutePath: string }>;

type NodeDraft = Readonly<{
  type: string;
  key: string;
  values: Record<string, unknown>;
}>;

/**
 * The nodes of a content file; none of a draft, unless it is develop that runs. `key` tells apart those
 * of one type. Front matter that cannot be read gives empty fields, so that develop can go on.
 */
export function nodesOf({ path, text }: ContentFile): readonly NodeDraft[] {
  if (path === demoTabsFile) return demoTabs(text).map(sampleTabNode);
  const type = collectionOf(path)?.type;
  if (!type) return [];
  const { values, body } = readFrontMatter(text);
  if (values.draft === true && process.env.NODE_ENV !== "development") return [];
  const fields = { ...entryFields(type, path, values), markdown: body };
  const groups = answerGroups(values).map((group) => ({
    type: "SupportGroup",
    key: group.slug,
    values: { ...group },
  }));
  return [{ type, key: path, values: fields }, ...groups];
}

function sampleTabNode(tab: Readonly<Record<string, unknown>>, order: number): NodeDraft {
  const values = { ...tab, window: String(tab.window), order };
  return { type: "SampleTab", key: String(order), values };
}

/**
 * Makes the nodes of a content file as its children: Gatsby removes them when the file goes. Their ids
 * contain the id of the file, because after a rename Gatsby removes the nodes of the old file last.
 */
export async function createContentNodes(
  args: Pick<
    CreateNodeArgs,
    "node" | "actions" | "createNodeId" | "createContentDigest" | "pathPrefix"
  >,
): Promise<void> {
  const { actions, createNodeId, createContentDigest } = args;
  const file = args.node as FileNode;
  if (file.internal.type !== "File" || file.sourceInstanceName !== contentSource) return;
  for (const { type, key, values } of await nodesOfFile(file, args)) {
    const node = {
      ...values,
      id: createNodeId(`${file.id} ${type} ${key}`),
      parent: file.id,
      children: [],
      internal: { type, contentDigest: createContentDigest(values) },
    };
    await actions.createNode(node);
    actions.createParentChildLink({ parent: file, child: node as unknown as Node });
  }
}

/** The nodes of a file. A picture is published, too, under a name with its hash. */
async function nodesOfFile(
  file: FileNode,
  { pathPrefix }: Pick<CreateNodeArgs, "pathPrefix">,
): Promise<readonly NodeDraft[]> {
  const path = file.relativePath;
  if (collectionOf(path) || path === demoTabsFile) {
    const text = await textOf(file.absolutePath);
    // Gatsby still lists a file that was renamed or deleted while develop did not run.
    return text === undefined ? [] : nodesOf({ path, text });
  }
  if (!isPicturePath(path)) return [];
  const picture = await readPicture(file.absolutePath, path);
  const { name, width, height } = picture;
  if (width === 0) return [];
  await cp(file.absolutePath, join(process.cwd(), "public", picturePath(picture)));
  const values = { name, width, height, src: pathPrefix + picturePath(picture) };
  return [{ type: "Picture", key: path, values }];
}

/**
 * Makes the nodes of cached files, too: Gatsby does not call onCreateNode for them. Develop shows drafts
 * that a build before has left out.
 */
export async function sourceNodes(args: SourceNodesArgs): Promise<void> {
  for (const node of args.getNodesByType("File")) await createContentNodes({ ...args, node });
}
