// Build time only: pure. From Markdown to the content tree. Each rule of the site's Markdown is here
// once, with what is reported when a text breaks it.
import type { Html, List, Nodes, Paragraph, Parents, PhrasingContent, Root, Table } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import type { ContentNode, ContentProps, ContentTree } from "../../content-text/content-tree";
import { plainText } from "../../content-text/content-tree";
import { didYouMean, type Report } from "./report";
import { pictureName, pictureNode, type Pictures } from "./picture-tree";
import {
  contentWords,
  defaultWords,
  siteWords,
  together,
  unknownWords,
  withPunctuation,
  withWords,
} from "./visitor-words";

type Found = Readonly<{ line: number }>;

/** What a text has that other files may depend on. */
export type FoundElements = Readonly<{
  links: readonly (Found & Readonly<{ href: string }>)[];
  /** By the names of their files. */
  pictures: readonly (Found & Readonly<{ name: string }>)[];
  /** The ids of headings; an alias is a former id. */
  ids: readonly (Found & Readonly<{ id: string; isAlias: boolean }>)[];
}>;

type Options = Readonly<{
  /** Without them, a picture has only its alternative text. */
  pictures?: Pictures | undefined;
  /** Is told what the page would show wrongly or not at all. */
  report?: Report;
  /** A draft may have placeholders. */
  isDraft?: boolean;
}>;

/** What a heading ends with: its id, and those that it had earlier. */
const headingIds = /\s*\{(#[^}\s]+(?:\s+#[^}\s]+)*)\}\s*$/;

/** Punctuation that belongs to what is before it. */
const closingPunctuation = /^[.,;:!?)\]’”]+/;

/** An address that only the browser itself may open. */
const browserInternal =
  /^(?:chrome|edge|opera|brave|vivaldi|about|moz-extension|chrome-extension):/i;

/** Code that is such an address, or the word for one. Visitors copy it. */
const toBeCopied = new RegExp(
  `${browserInternal.source}\\S*$|^\\{(?:shortcuts|extensions)Address\\}$`,
  "i",
);

const parser = unified().use(remarkParse).use(remarkGfm, { singleTilde: false });

/** The Markdown tree of a text, with GitHub's additions, without comments. */
export function parseMarkdown(markdown: string): Root {
  const text = markdown.replace(/\\([\\{}])/g, (all, brace) => escapedBraces[String(brace)] ?? all);
  const root = parser.parse(text);
  if (text.includes("<!--")) removeComments(root);
  return root;
}

/** A text below as many empty lines as make its first line the given one, counted from 1. */
export function atLine(line: number, text: string): string {
  return "\n".repeat(line - 1) + text;
}

/** The line of the text at which a part of it begins, counted from 1. */
export function lineOf({ position }: Nodes): number {
  return position?.start.line ?? 1;
}

/** What replaces the escaped braces of a text until its words are filled in: private characters of Unicode. */
const escapedBraces: Readonly<Record<string, string>> = { "{": "\uE000", "}": "\uE001" };

/** Puts back the braces that were escaped, each after `before`: code shows the escape as well. */
export function withBraces(text: string, before: "" | "\\" = ""): string {
  return text.replaceAll("\uE000", `${before}{`).replaceAll("\uE001", `${before}}`);
}

const comments = /^(?:<!--(?:(?!-->)[\s\S])*-->\s*)+$/;

function removeComments(parent: Parents): void {
  const rest = parent.children.filter(({ type, ...node }) => {
    return type !== "html" || !("value" in node) || !comments.test(node.value);
  });
  parent.children.splice(0, Infinity, ...rest);
  for (const child of rest) if ("children" in child) removeComments(child);
}

type WithChildren = { readonly children: readonly Nodes[] };

/** The content tree of parsed Markdown. */
export function contentTree(nodes: readonly Nodes[], pictures?: Pictures): ContentTree {
  return readNodes(nodes, { pictures }).tree;
}

/** Reads parsed Markdown: its content tree, and what is in it that other files may depend on. */
export function readNodes(
  nodes: readonly Nodes[],
  { pictures, report = () => undefined, isDraft = false }: Options,
): FoundElements & Readonly<{ tree: ContentTree }> {
  const found = {
    links: [] as { href: string; line: number }[],
    pictures: [] as { name: string; line: number }[],
    ids: [] as { id: string; line: number; isAlias: boolean }[],
  };
  /** The ends of HTML elements that are still to come. */
  const open = new Set<string>();

  const checkWords = (line: number, text: string): void => {
    const unknown = unknownWords(text);
    for (const name of unknown)
      report(
        line,
        `There is no word {${name}}. ${didYouMean(name, contentWords)} To show braces, write \\{${name}\\}.`,
      );
    // Escaped braces are other characters here: see escapedBraces.
    if (unknown.length === 0 && /[{}]/.test(text.replace(/\{[A-Za-z][\w-]*\}|\{#[^}]*\}/g, "")))
      report(line, "A brace belongs to no word. To show it, write \\{ or \\}.");
  };

  const words = (line: number, text: string): readonly ContentNode[] => {
    checkWords(line, text);
    return withWords(text).map((part) => (typeof part === "string" ? withBraces(part) : part));
  };

  const all = ({ children }: WithChildren): ContentNode[] => {
    const out: ContentNode[] = [];
    const add = (node: ContentNode) => {
      const last = out.at(-1);
      if (typeof node !== "string" || last === undefined) {
        const before = out.at(-2);
        // Browsers break the line between two boxes in spite of the space.
        if (last === "\u00a0" && before && node[0] === "kbd")
          out.splice(-2, 2, together(before, last, node));
        else out.push(node);
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
    for (const part of withKeys(children)) {
      if (part.type !== "key") one(part).forEach(add);
      else if (part.children.every(({ type }) => type === "text" || type === "inlineCode"))
        add(["kbd", null, ...all(part)]);
      else report(part.line, "A <kbd> is not closed, or has more than the name of a key.");
    }
    return out;
  };

  const element = (
    tag: string,
    node: WithChildren,
    props: ContentProps | null = null,
  ): ContentNode[] => [[tag, props, ...all(node)]];

  const cells = (tag: string, { children }: WithChildren, align: Table["align"]): ContentNode => [
    "tr",
    null,
    ...children.flatMap((cell, at) =>
      element(tag, cell as WithChildren, {
        ...(tag === "th" ? { scope: "col" } : {}),
        ...(align?.[at] ? { align: align[at] } : {}),
      }),
    ),
  ];

  const one = (node: Nodes): readonly ContentNode[] => {
    const line = lineOf(node);
    switch (node.type) {
      case "text":
        if (/\{#/.test(node.value)) report(line, "An id {#…} belongs at the end of a heading.");
        if (!isDraft && /\b(?:TODO|FIXME|TBD)\b|lorem ipsum/.test(node.value))
          report(line, "Is this a placeholder?", !/^(?:TODO|FIXME|TBD):/.test(node.value));
        return words(line, node.value.replace(/\n/g, " "));
      case "inlineCode":
        return [[toBeCopied.test(node.value) ? "copy" : "code", null, ...words(line, node.value)]];
      case "code":
        return [["pre", null, ["code", null, withBraces(node.value, "\\")]]];
      case "paragraph": {
        const picture = onlyPicture(node);
        if (picture === undefined) return element("p", node);
        const name = pictureName(picture.url);
        const alt = plainText(words(line, picture.alt ?? ""), defaultWords);
        if (picture.url !== name)
          report(line, "A picture is named by its file in src/content/pictures alone.");
        else if (alt.trim() === "") report(line, "A picture has no alternative text.");
        else found.pictures.push({ name, line });
        return [pictureNode(name, alt, pictures)];
      }
      case "image":
        report(line, "A picture needs a paragraph of its own.");
        return [];
      case "heading": {
        const { id, aliases, children } = readHeading(node);
        for (const [index, name] of [id, ...aliases].entries())
          found.ids.push({ id: name, line, isAlias: index > 0 });
        return [[`h${node.depth}`, { id }, ...formerIds(aliases), ...all({ children })]];
      }
      case "list": {
        const { ordered, start } = node;
        const props = start != null && start !== 1 ? { start } : null;
        return [[ordered ? "ol" : "ul", props, ...itemsOf(node).map(item)]];
      }
      case "table": {
        const [head, ...body] = node.children;
        return [
          [
            "table",
            null,
            ["thead", null, ...(head ? [cells("th", head, node.align)] : [])],
            ["tbody", null, ...body.map((row) => cells("td", row, node.align))],
          ],
        ];
      }
      case "link": {
        const { url, title } = node;
        const href = url.replace(
          /(?:\{|%7B)(\w+)(?:\}|%7D)/gi,
          (braces, name: string) => siteWords[name] ?? braces,
        );
        const inner = all(node);
        checkWords(line, url);
        if (browserInternal.test(href) || /^\{|%7B/.test(href)) {
          report(line, `Web pages cannot open ${url}. Write it as code: visitors copy it.`);
          return [["copy", null, ...inner]];
        }
        if (node.children.every((part) => part.type === "text" && part.value.trim() === ""))
          report(line, "A link has no words.");
        else found.links.push({ href, line });
        return [["a", title ? { href, title } : { href }, ...inner]];
      }
      case "emphasis":
        return element("em", node);
      case "strong":
        return element("strong", node);
      case "delete":
        return element("del", node);
      case "blockquote":
        return element("blockquote", node);
      case "break":
        return [["br", null]];
      case "thematicBreak":
        return [["hr", null]];
      case "html": {
        const [, name] = /^<(\w+)[^>]*>$/.exec(node.value) ?? [];
        if (name !== undefined) open.add(`</${name}>`);
        // The end of an element that has been reported.
        if (open.delete(node.value)) return [];
        report(
          line,
          `${tagOf(node)}: HTML is not shown, only <kbd>Enter</kbd>. Text with < is written as code.`,
        );
        return [];
      }
      default:
        report(line, `Markdown of the kind "${node.type}" is not shown.`);
        return [];
    }
  };

  /** An item of a list. Where no blank line parts them, items begin without a paragraph. */
  const item = ({ line, children, isTask }: ReturnType<typeof itemsOf>[number]): ContentNode => {
    if (children.length === 0) report(line, "A list item is empty.");
    if (isTask) report(line, "A list has no boxes to tick. Write the words alone.");
    return ["li", null, ...all({ children })];
  };

  return { tree: all({ children: nodes }), ...found };
}

const tagOf = ({ value }: Html) => value.split("\n", 1)[0] ?? "";

/** The picture that a paragraph consists of; undefined for all others. */
function onlyPicture({ children }: Paragraph) {
  const [first, ...rest] = children;
  return first?.type === "image" && rest.length === 0 ? first : undefined;
}

function itemsOf({ spread, children }: List) {
  return children.map((item) => ({
    line: lineOf(item),
    children: spread ? item.children : withoutFrame(item.children),
    isTask: typeof item.checked === "boolean",
  }));
}

/** What an item of a list has, with its first paragraph taken out of its frame. */
export function withoutFrame([first, ...rest]: readonly Nodes[]): readonly Nodes[] {
  if (first === undefined) return [];
  return first.type === "paragraph" ? [...first.children, ...rest] : [first, ...rest];
}

/** A key as Markdown has it: `<kbd>`, its name, and `</kbd>`. */
type Key = Readonly<{ type: "key"; line: number; children: readonly Nodes[] }>;

/** Parts of a text in which each `<kbd>` and its end have become one. A `<kbd>` without an end stays. */
function withKeys(children: readonly Nodes[]): readonly (Nodes | Key)[] {
  const isTag = (node: Nodes | undefined, tag: string) =>
    node?.type === "html" && node.value.toLowerCase() === tag;
  const parts: (Nodes | Key)[] = [];
  for (let at = 0; at < children.length; at++) {
    const node = children[at] as Nodes;
    const end = isTag(node, "<kbd>")
      ? children.findIndex((other, index) => index > at && isTag(other, "</kbd>"))
      : -1;
    if (end < 0) parts.push(node);
    else {
      parts.push({ type: "key", line: lineOf(node), children: children.slice(at + 1, end) });
      at = end;
    }
  }
  return parts;
}

/** Parts of a text whose headings have become bold lines: where no heading belongs in the outline. */
export function boldHeadings(nodes: readonly Nodes[]): readonly Nodes[] {
  return nodes.map((node): Nodes => {
    if (node.type === "heading")
      return {
        ...{ type: "paragraph", position: node.position },
        children: [{ type: "strong", children: node.children }],
      };
    if (!("children" in node)) return node;
    return { ...node, children: boldHeadings(node.children) } as Nodes;
  });
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
