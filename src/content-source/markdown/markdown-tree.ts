import type { Definition, Html, Nodes, PhrasingContent, RootContent } from "mdast";
import type { ContentNode, ContentProps, ContentTree } from "../content-tree";
import { plainText } from "../content-tree";
import {
  calloutKinds,
  calloutNode,
  imageNode,
  isToBeCopied,
  linkNode,
  listNode,
  tableNode,
} from "./markdown-elements";
import { nearMiss } from "../check/mistake";
import type { MarkdownContext } from "./parse-markdown";
import { lineOf, reportNode, ignoringMistakes, withBraces } from "./parse-markdown";
import { contentWords, withWords } from "./visitor-words";

const headingId = /\s*\{#([^}\s]+)\}\s*$/;

type WithChildren = { readonly children: readonly Nodes[] };

/** The content tree of parsed Markdown; what may not be in it is reported with its line and left out. */
export function contentTree(nodes: readonly RootContent[], context: MarkdownContext): ContentTree {
  const definitions = definitionsIn({ children: nodes });
  const refuse = (node: Nodes, message: string, hint: string, text: string) =>
    reportNode(node, context, { message, hint, text });

  const words = (node: Nodes, text: string) => {
    for (const [part, name = ""] of text.matchAll(/\{\s*([A-Za-z][\w-]*)\s*\}?/g))
      if (contentWords.includes(name) && part !== `{${name}}`)
        refuse(node, "A visitor word is incomplete.", `Write {${name}}.`, part.trim());
    const parts = withWords(text, (name) => {
      const near = nearMiss(name, contentWords);
      refuse(
        node,
        `There is no visitor word {${name}}.`,
        near
          ? `Did you mean {${near}}?`
          : `Words are ${contentWords.map((word) => `{${word}}`).join(", ")}.`,
        `{${name}}`,
      );
    });
    return parts.map((part) => (typeof part === "string" ? withBraces(part) : part));
  };

  const all = ({ children }: WithChildren): ContentNode[] => {
    const out: ContentNode[] = [];
    const add = (node: ContentNode) => {
      const last = out.at(-1);
      if (typeof node === "string" && typeof last === "string") out[out.length - 1] = last + node;
      else out.push(node);
    };
    let keyEnd = -1;
    for (const [index, child] of children.entries()) {
      if (index <= keyEnd) continue;
      if (isTag(child, "<kbd>")) {
        const end = children.findIndex((other, at) => at > index && isTag(other, "</kbd>"));
        if (end < 0)
          refuse(child, "A <kbd> is never closed.", "Write <kbd>Enter</kbd>.", child.value);
        else {
          const keys = all({ children: children.slice(index + 1, end) });
          if (keys.some((key) => typeof key !== "string" && key[0] === "kbd"))
            refuse(
              child,
              "A <kbd> contains another one.",
              "{shortcut} adds its own keys: write it without <kbd>.",
              child.value,
            );
          add(["kbd", null, ...keys]);
          keyEnd = end;
        }
      } else one(child).forEach(add);
    }
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
        for (const [part] of node.value.matchAll(/\[[^\]]+\](?:\s+\([/#h][^)]*\)|\[[^\]]*\])/g))
          refuse(
            node,
            "A link is incomplete.",
            "Write [words](/page), without a space before the bracket.",
            part,
          );
        for (const [part, kind = ""] of node.value.matchAll(/\[!(\w+)\]/g))
          refuse(
            node,
            `${part} begins no callout.`,
            calloutKinds.includes(kind)
              ? `Write "> ${part}" on a line of its own, and each line below it with "> ".`
              : `Callouts are ${calloutKinds.map((name) => `[!${name}]`).join(", ")}.`,
            part,
          );
        return words(node, node.value.replace(/\n/g, " "));
      case "paragraph":
        return element("p", node);
      case "emphasis":
        return element("em", node);
      case "strong":
        return element("strong", node);
      case "delete":
        return element("del", node);
      case "blockquote":
        return [calloutNode(node, all) ?? ["blockquote", null, ...all(node)]];
      case "break":
        return [["br", null]];
      case "thematicBreak":
        return [["hr", null]];
      case "code":
        return [["pre", null, ["code", null, withBraces(node.value, "\\")]]];
      case "inlineCode":
        return [[isToBeCopied(node.value) ? "copy" : "code", null, ...words(node, node.value)]];
      case "heading": {
        const { id, children } = readHeading(node);
        context.onHeading?.(id, lineOf(node, context));
        return element(`h${node.depth}`, { children }, { id });
      }
      case "list":
        return [listNode(node, all)];
      case "table":
        return [tableNode(node, all)];
      case "link":
        return [linkNode(node, node, all(node), context)];
      case "linkReference": {
        const target = definitions.get(node.identifier);
        return target ? [linkNode(node, target, all(node), context)] : all(node);
      }
      case "image":
        return [imageNode(node, context)];
      case "html":
        refuse(
          node,
          "Raw HTML is not allowed.",
          "Write Markdown; <kbd> around a key is the only tag allowed.",
          node.value.split("\n", 1)[0] ?? "",
        );
        return [];
      case "definition":
        return [];
      default:
        refuse(
          node,
          `Markdown of the kind "${node.type}" is not supported.`,
          "Write it as plain text, a list or a link.",
          node.type,
        );
        return [];
    }
  };

  return all({ children: nodes });
}

function definitionsIn(parent: WithChildren): ReadonlyMap<string, Definition> {
  const definitions = new Map<string, Definition>();
  const collect = (node: Nodes) => {
    if (node.type === "definition") definitions.set(node.identifier, node);
    if ("children" in node) node.children.forEach(collect);
  };
  parent.children.forEach(collect);
  return definitions;
}

function isTag(node: Nodes, tag: "<kbd>" | "</kbd>"): node is Html {
  return node.type === "html" && node.value.toLowerCase() === tag;
}

/** The id that a heading gives itself with `{#id}` at its end, or the one that follows from its text. */
export function readHeading(heading: { readonly children: readonly PhrasingContent[] }): {
  id: string;
  children: PhrasingContent[];
} {
  const children = [...heading.children];
  const last = children.at(-1);
  const own = last?.type === "text" ? headingId.exec(last.value) : null;
  if (own && last?.type === "text")
    children[children.length - 1] = { ...last, value: last.value.slice(0, own.index) };
  return { id: own?.[1] ?? slugOf(plainText(contentTree(children, ignoringMistakes))), children };
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
