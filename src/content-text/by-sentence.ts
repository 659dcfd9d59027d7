import { asContent, type ContentNode, type ContentTree, type QueriedTree } from "./content-tree";

/** A text with a line for each sentence. A sentence ends before a space and a capital letter. */
export function bySentence(text: QueriedTree): ContentTree {
  return asContent(text).flatMap((node): readonly ContentNode[] => {
    if (typeof node !== "string") return [node];
    const sentences = node.match(/[^]*?[.?!]\s+(?=\p{Lu})|[^]+/gu) ?? [];
    return sentences.flatMap((words, index) => (index > 0 ? [["br", null], words] : [words]));
  });
}
