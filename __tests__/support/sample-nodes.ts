import type { NodeReader } from "../../src/site/site-pages";
import { nodesOf } from "../../src/content-source/nodes/source-content";
import { sampleContent } from "./sample-content";

/** The nodes that Gatsby would have for some content. */
export function sampleNodes(content: Readonly<Record<string, string>> = sampleContent): NodeReader {
  const nodes = Object.entries(content).flatMap(([path, text]) =>
    nodesOf({ path, text }).map(({ type, values }) => ({ ...values, type })),
  );
  return {
    getNodesByType: (type: string) => nodes.filter((node) => node.type === type),
  } as unknown as NodeReader;
}
