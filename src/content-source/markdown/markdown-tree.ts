// Build time only: pure.
import type { Image, Nodes, Paragraph, PhrasingContent } from "mdast";
import type { ContentNode, ContentProps, ContentTree } from "../../content-text/content-tree";
import { plainText } from "../../content-text/content-tree";
import {
  isToBeCopied,
  linkNode,
  listNode,
  quotationNode,
  tableNode,
  withKeys,
} from "./markdown-elements";
import { withBraces } from "./parse-markdown";
import { pictureName, pictureNode, type Pictures } from "./picture-tree";
import { defaultWords, withPunctuation, withWords } from "./visitor-words";

/** What a heading ends with: its id, and those that it had earlier. */
const headingIds = /\s*\{(#[^}\s]+(?:\s+#[^}\s]+)*)\}\s*$/;

/** Punctuation that belongs to what is before it. */
const closingPunctuation = /^[.,;:!?)\]’”]+/;

type WithChildren = { readonly children: readonly Nodes[] };

/**
 * The content tree of parsed Markdown. It leaves out what a text may not have; the rules in
 * content-source/check say so. Without `pictures`, a picture has only its alternative text.
 */
export function contentTree(nodes: readonly Nodes[], pictures?: Pictures): ContentTree {
  const words = (text: string) =>
    withWords(text).map((part) => (typeof part === "string" ? withBraces(part) : part));

  const all = ({ children }: WithChildren): ContentNode[] => {
    const out: ContentNode[] = [];
    const add = (node: ContentNode) => {
      const last = out.at(-1);
      if (typeof node !== "string" || last === undefined) {
        out.push(node);
      } else if (typeof last === "string") {
        out[out.length - 1] = last + node;
      } else {
        // Browsers may break the line after a box, and the next line would begin with a comma.
        const isBox = ["kbd", "copy"].includes(last[0]) || last[1]?.className !== undefined;
        const [end = ""] = (isBox && closingPunctuation.exec(node)) || [];
        if (end) out[out.length - 1] = withPunctuation(last, end);
        if (node !== end) out.push(node.slice(end.length));
      }
    };
    for (const part of withKeys(children))
      if (part.type === "key") add(["kbd", null, ...all(part)]);
      else one(part).forEach(add);
    return out;
  };

  const element = (
    tag: string,
    node: WithChildren,
    props: ContentProps | null = null,
  ): ContentNode[] => [[tag, props, ...all(node)]];

  const one = (node: Nodes): readonly ContentNode[] => {
    switch (node.type) {
      case "text":
        return words(node.value.replace(/\n/g, " "));
      case "paragraph": {
        const picture = onlyPicture(node);
        if (picture === undefined) return element("p", node);
        const alt = plainText(words(picture.alt ?? ""), defaultWords);
        return [pictureNode(pictureName(picture.url), alt, pictures)];
      }
      case "emphasis":
        return element("em", node);
      case "strong":
        return element("strong", node);
      case "delete":
        return element("del", node);
      case "blockquote":
        return [quotationNode(node, all)];
      case "break":
        return [["br", null]];
      case "thematicBreak":
        return [["hr", null]];
      case "code":
        return [["pre", null, ["code", null, withBraces(node.value, "\\")]]];
      case "inlineCode":
        return [[isToBeCopied(node.value) ? "copy" : "code", null, ...words(node.value)]];
      case "heading": {
        const { id, aliases, children } = readHeading(node);
        return [[`h${node.depth}`, { id }, ...formerIds(aliases), ...all({ children })]];
      }
      case "list":
        return [listNode(node, all)];
      case "table":
        return [tableNode(node, all)];
      case "link":
        return [linkNode(node, all(node))];
      default:
        return [];
    }
  };

  return all({ children: nodes });
}

/** The picture that a paragraph consists of; undefined for all others. */
export function onlyPicture({ children }: Paragraph): Image | undefined {
  const [first, ...rest] = children;
  return first?.type === "image" && rest.length === 0 ? first : undefined;
}

/** Former ids of a place, as empty elements that links to them find: they come before its words. */
export function formerIds(aliases: readonly string[]): ContentTree {
  return aliases.map((id): ContentNode => ["span", { id }]);
}

/**
 * The ids that a heading gives itself with `{#id #former-id}` at its end; without them, the id that
 * follows from its text.
 */
export function readHeading(heading: { readonly children: readonly PhrasingContent[] }): {
  id: string;
  aliases: readonly string[];
  children: PhrasingContent[];
} {
  const children = [...heading.children];
  const last = children.at(-1);
  const own = last?.type === "text" ? headingIds.exec(last.value) : null;
  if (own && last?.type === "text")
    children[children.length - 1] = { ...last, value: last.value.slice(0, own.index) };
  const [id, ...aliases] = own?.[1]?.split(/\s+/).map((name) => name.slice(1)) ?? [];
  return {
    id: id ?? slugOf(plainText(contentTree(children))),
    aliases,
    children,
  };
}

/** The id of a heading that names none: its letters and digits, joined by hyphens. */
function slugOf(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}
