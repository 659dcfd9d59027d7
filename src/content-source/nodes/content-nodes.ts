// Build time only.
import type { NodeInput, NodePluginArgs } from "gatsby";
import type { CheckedEntry } from "../check/check-entry";

type NodeMaker = Pick<NodePluginArgs, "actions" | "createNodeId" | "createContentDigest">;

type ContentNode = Readonly<{ type: string; key: string; values: Record<string, unknown> }>;

/** What an entry puts into the GraphQL layer; `key` tells apart the nodes of a type. */
export function nodesOf({
  file,
  type,
  fields,
  body,
  groups,
}: CheckedEntry): readonly ContentNode[] {
  if (!type) return [];
  return [
    { type, key: file, values: { ...fields, markdown: body } },
    ...groups.map((group) => ({ type: "SupportGroup", key: group.slug, values: { ...group } })),
  ];
}

/**
 * Keeps Gatsby's nodes as the content is: each call makes the nodes of the entries that are new or
 * have changed since the call before, and takes back those of files that are gone.
 */
export function contentNodes({
  actions,
  createNodeId,
  createContentDigest,
}: NodeMaker): (entries: readonly CheckedEntry[]) => Promise<void> {
  let known = new Map<string, Readonly<{ entry: CheckedEntry; nodes: readonly NodeInput[] }>>();

  const asNode = ({ type, key, values }: ContentNode): NodeInput => ({
    ...values,
    id: createNodeId(`${type} ${key}`),
    parent: null,
    children: [],
    internal: { type, contentDigest: createContentDigest(values) },
  });

  return async (entries) => {
    const before = known;
    known = new Map();
    for (const entry of entries) {
      const earlier = before.get(entry.file);
      const isKnown = earlier?.entry === entry;
      const nodes = isKnown ? earlier.nodes : nodesOf(entry).map(asNode);
      known.set(entry.file, { entry, nodes });
      if (!isKnown) for (const node of nodes) await actions.createNode(node);
    }
    const kept = new Set([...known.values()].flatMap(({ nodes }) => nodes.map(({ id }) => id)));
    for (const { nodes } of before.values())
      for (const node of nodes) if (!kept.has(node.id)) actions.deleteNode(node);
  };
}
