// Build time only: pure. Joins parts of a text, and keeps on one line what browsers would divide.
import type { ContentNode } from "../../content-text/content-tree";

/** Punctuation that belongs to the part before it. */
const closingPunctuation = /^[.,;:!?)\]’”]+/;

/** Parts that stay on one line, unless they are wider than it. */
export function together(...parts: readonly ContentNode[]): ContentNode {
  return ["span", { className: "together" }, ...parts];
}

type Element = Exclude<ContentNode, string>;

/** Whether `together` has made an element, such as a shortcut of its keys. No other has a class. */
const isTogether = ([, props]: Element) => props?.className !== undefined;

/**
 * A box, which is a key, a shortcut or an address to copy, and the punctuation after it, on one line. A
 * shortcut that is wider than its line breaks between keys, so the punctuation stays with the last one.
 */
function withPunctuation(box: Element, mark: string): ContentNode {
  if (!isTogether(box)) return together(box, mark);
  const [tag, props, ...parts] = box;
  return [tag, props, ...parts.slice(0, -1), together(parts.at(-1) ?? "", mark)];
}

/** Adds a part to the end of a text. Letters join the letters before them. */
export function append(text: ContentNode[], node: ContentNode): void {
  const last = text.at(-1);
  if (node === "") return;
  if (typeof node !== "string" || last === undefined) {
    const before = text.at(-2);
    // Browsers break the line between two boxes, in spite of the no-break space.
    if (last === "\u00a0" && before && node[0] === "kbd")
      text.splice(-2, 2, together(before, last, node));
    else text.push(node);
  } else if (typeof last === "string") {
    text[text.length - 1] = last + node;
  } else {
    // Browsers may break the line after a box, and the next line would begin with a comma.
    const isBox = ["kbd", "copy"].includes(last[0]) || isTogether(last);
    const [end = ""] = (isBox && closingPunctuation.exec(node)) || [];
    if (end) text[text.length - 1] = withPunctuation(last, end);
    if (node !== end) text.push(node.slice(end.length));
  }
}
