import { asContent, type ContentNode, type ContentTree, type QueriedTree } from "./content-tree";

/** The end of a sentence: the next begins with a capital letter or a digit, which may be quoted. */
const sentenceEnd = /(\S*[.?!][”’"')]*\s+)(?=[“‘"'(]?[\p{Lu}\d])/gu;

/** A last word that ends no sentence: lone letters, as in "e.g." and "U.S.", and a few others. */
const abbreviation = /^[“‘"'(]?(?:(?:\p{L}\.)+|(?:approx|etc|max|min|no|vs)\.)\s/iu;

/** A text with a line for each sentence. A sentence may also begin with an element. */
export function bySentence(text: QueriedTree): ContentTree {
  return asContent(text).flatMap((node, index, nodes): readonly ContentNode[] => {
    if (typeof node !== "string") {
      const before = nodes[index - 1];
      const isFirst = typeof before === "string" && /[.?!]\s+$/.test(before);
      return isFirst ? [["br", null], node] : [node];
    }
    const lines = node.replace(sentenceEnd, (end) => (abbreviation.test(end) ? end : `${end}\n`));
    return lines
      .split("\n")
      .flatMap((words, index) => (index > 0 ? [["br", null] as const, words] : [words]));
  });
}
