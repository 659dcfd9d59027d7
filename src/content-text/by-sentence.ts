import { asContent, type ContentNode, type ContentTree, type QueriedTree } from "./content-tree";

/** A text with a line for each sentence. A sentence ends before a space and a capital letter or an element. */
export function bySentence(text: QueriedTree): ContentTree {
  return asContent(text).flatMap((node, place, nodes): readonly ContentNode[] => {
    if (typeof node !== "string") {
      const before = nodes[place - 1];
      const isFirst = typeof before === "string" && /[.?!]\s+$/.test(before);
      return isFirst ? [["br", null], node] : [node];
    }
    const sentences = node.match(/[^]*?[.?!]\s+(?=\p{Lu})|[^]+/gu) ?? [];
    return sentences.flatMap((words, index) => (index > 0 ? [["br", null], words] : [words]));
  });
}
