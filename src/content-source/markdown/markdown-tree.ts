import type { Definition, Html, Nodes, PhrasingContent, RootContent } from "mdast";
import type { ContentNode, ContentProps, ContentTree } from "../../content-text/content-tree";
import { plainText } from "../../content-text/content-tree";
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
import { contentWords, defaultWords, withPunctuation, withWords } from "./visitor-words";

/** What a heading ends with: its id, and those that it had earlier. */
const headingIds = /\s*\{(#[^}\s]+(?:\s+#[^}\s]+)*)\}\s*$/;

/** Punctuation that belongs to what stands before it. */
const closingPunctuation = /^[.,;:!?)\]’”]+/;

type WithChildren = { readonly children: readonly Nodes[] };

/** The content tree of parsed Markdown. What is not allowed is left out and reported with its line. */
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
          : `To show the braces, write \\{${name}\\}. Words are ${contentWords.map((word) => `{${word}}`).join(", ")}.`,
        `{${name}}`,
      );
    });
    return parts.map((part) => (typeof part === "string" ? withBraces(part) : part));
  };

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
    let keyEnd = -1;
    for (const [index, child] of children.entries()) {
      if (index <= keyEnd) continue;
      if (isTag(child, "<kbd>")) {
        const end = children.findIndex((other, at) => at > index && isTag(other, "</kbd>"));
        if (end < 0)
          refuse(child, "A <kbd> is never closed.", "Write <kbd>Enter</kbd>.", child.value);
        else {
          const keys = all({ children: children.slice(index + 1, end) });
          if (keys.some((key) => typeof key !== "string" && key[0] !== "word"))
            refuse(
              child,
              "A <kbd> can contain only plain text.",
              "Write <kbd>Enter</kbd>. {shortcut} adds its own keys: write it without <kbd>.",
              child.value,
            );
          add(["kbd", null, ...keys]);
          keyEnd = end;
        }
      } else one(child).forEach(add);
    }
    return out;
  };

  /** The picture that a paragraph consists of; undefined when the part is none. */
  const picture = (node: Nodes): readonly ContentNode[] | undefined => {
    if (node.type !== "image" && node.type !== "imageReference") return undefined;
    const file = node.type === "image" ? node : definitions.get(node.identifier);
    const alt = plainText(words(node, node.alt ?? ""), defaultWords);
    return file && [imageNode(node, file, alt, context)];
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
            `${part} isn’t a valid callout.`,
            calloutKinds.includes(kind)
              ? `Write "> ${part}" on a line of its own, and each line below it with "> ".`
              : `Callouts are ${calloutKinds.map((name) => `[!${name}]`).join(", ")}.`,
            part,
          );
        return words(node, node.value.replace(/\n/g, " "));
      case "paragraph": {
        const [first, ...rest] = node.children;
        return (rest.length === 0 && first && picture(first)) || element("p", node);
      }
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
        const { id, aliases, children } = readHeading(node);
        reportIds(node, [id, ...aliases], context);
        return [[`h${node.depth}`, { id }, ...formerIds(aliases), ...all({ children })]];
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
      case "imageReference":
        refuse(
          node,
          "A picture needs a paragraph of its own.",
          "Leave an empty line before and after it. In a list, indent it below the words.",
          node.alt ?? "",
        );
        return [];
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

/** Former ids of a place, as empty elements that links to them find: they stand before its words. */
export function formerIds(aliases: readonly string[]): ContentTree {
  return aliases.map((id): ContentNode => ["span", { id }]);
}

/** Hands on the ids of a heading: its own, then its former ones. */
export function reportIds(heading: Nodes, ids: readonly string[], context: MarkdownContext): void {
  for (const [index, id] of ids.entries())
    context.onHeading?.(id, lineOf(heading, context), index > 0);
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
    id: id ?? slugOf(plainText(contentTree(children, ignoringMistakes))),
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
