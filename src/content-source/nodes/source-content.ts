// Build time only: from the files of src/content to our nodes, and the checks of them.
import type { CreateNodeArgs, CreatePagesArgs, Node, SourceNodesArgs } from "gatsby";
import { checkContent, leftOutText } from "../check/check-content";
import type { ContentFile } from "../check/check-entry";
import { collectionOf } from "../check/collections";
import { answerGroups, dayOfBuild, entryFields, whyLeftOut } from "../check/entry-fields";
import { readFrontMatter } from "../check/front-matter";
import { mistakesText } from "../check/mistake";
import { contentSource, readContent } from "./read-content";

/** What gatsby-source-filesystem says of a file. */
type FileNode = Node & Readonly<{ sourceInstanceName: string; relativePath: string }>;

type ContentNode = Readonly<{
  type: string;
  key: string;
  values: Record<string, unknown>;
  isLeftOut: boolean;
}>;

/**
 * What a file puts into the GraphQL layer; `key` tells apart the nodes of a type. Front matter
 * that cannot be read gives empty fields, so that develop can go on.
 */
export function nodesOf({ path, text }: ContentFile, day = dayOfBuild()): readonly ContentNode[] {
  const type = collectionOf(path)?.type;
  if (!type) return [];
  const { values, body } = readFrontMatter(text, () => undefined);
  return [
    {
      type,
      key: path,
      values: { ...entryFields(type, path, values), markdown: body },
      isLeftOut: whyLeftOut(type, values, day) !== undefined,
    },
    ...answerGroups(values).map((group) => ({
      type: "SupportGroup",
      key: group.slug,
      values: { ...group },
      isLeftOut: false,
    })),
  ];
}

/** Makes the nodes of a content file as its children: Gatsby removes them when the file goes. */
export async function createContentNodes(
  args: Pick<
    CreateNodeArgs,
    "node" | "actions" | "createNodeId" | "createContentDigest" | "loadNodeContent" | "getNode"
  >,
): Promise<void> {
  const { actions, createNodeId, createContentDigest, loadNodeContent, getNode } = args;
  const file = args.node as FileNode;
  if (file.internal.type !== "File" || file.sourceInstanceName !== contentSource) return;
  if (!collectionOf(file.relativePath)) return;
  const text = await loadNodeContent(file);
  for (const { type, key, values, isLeftOut } of nodesOf({ path: file.relativePath, text })) {
    const id = createNodeId(`${type} ${key}`);
    if (isLeftOut) {
      // Develop, or a build of another day, may have cached it.
      const cached = getNode(id);
      if (cached) actions.deleteNode(cached);
      continue;
    }
    const node = {
      ...values,
      id,
      parent: file.id,
      children: [],
      internal: { type, contentDigest: createContentDigest(values) },
    };
    await actions.createNode(node);
    actions.createParentChildLink({ parent: file, child: node as unknown as Node });
  }
}

/**
 * Makes the nodes of files that Gatsby has cached since an earlier build: it does not call
 * onCreateNode for them, but the code that makes their nodes may have changed.
 */
export async function sourceNodes(args: SourceNodesArgs): Promise<void> {
  for (const node of args.getNodesByType("File")) await createContentNodes({ ...args, node });
}

let shown = "";

/**
 * Checks all content. Gatsby calls createPages on every build and, in develop, after every change
 * of a file; onCreateNode would not see the mistakes of unchanged files. A mistake ends a build.
 */
export async function checkAllContent({
  reporter,
  store,
}: Pick<CreatePagesArgs, "reporter" | "store">): Promise<void> {
  const { directory } = store.getState().program;
  const { mistakes, entries } = checkContent(await readContent(directory));
  const text = mistakes.length > 0 ? mistakesText(mistakes) : "";
  if (text !== "" && text !== shown) reporter.panicOnBuild(text);
  if (text === "" && shown !== "") reporter.info("All content problems are fixed.");
  shown = text;
  const leftOut = leftOutText(entries);
  if (leftOut !== undefined) reporter.info(leftOut);
}
