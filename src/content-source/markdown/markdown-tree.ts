// Build time only: pure. From parsed Markdown to the content tree. The table `readers` has a function
// for each kind of node, which also reports what the page would show wrongly or not at all.
import type * as Mdast from "mdast";
import type { ContentNode, ContentProps, ContentTree } from "../../content-text/content-tree";
import { plainText } from "../../content-text/content-tree";
import { checkPatterns } from "./mistake-patterns";
import { append } from "./one-line";
import { lineOf, withBraces } from "./parse-markdown";
import { pictureNode, type Pictures } from "./picture-tree";
import { didYouMean, nearMiss, type Report } from "./report";
import { contentWords, defaultWords, siteWords, unknownWords, withWords } from "./visitor-words";

type Found = Readonly<{ line: number }>;

/** What a text has that other files may depend on. */
export type TextElements = Readonly<{
  links: readonly (Found & Readonly<{ href: string }>)[];
  /** By the names of their files. */
  pictures: readonly (Found & Readonly<{ name: string }>)[];
  /** The ids of headings. An alias is a former id. */
  ids: readonly (Found & Readonly<{ id: string; isAlias: boolean }>)[];
}>;

type Options = Readonly<{
  /** Without them, a picture has only its alternative text. */
  pictures?: Pictures | undefined;
  /** Called with what the page would show wrongly or not at all. */
  report?: Report;
  /** A draft may have placeholders. */
  isDraft?: boolean;
}>;

/** One walk over a text: what its readers are given, and what they find. */
type Walk = Readonly<{
  pictures: Pictures | undefined;
  report: Report;
  isDraft: boolean;
  found: { [Kind in keyof TextElements]: TextElements[Kind][number][] };
}>;

type Reader<Node> = (node: Node, walk: Walk) => readonly ContentNode[];

/** What each kind of Markdown becomes. A kind that is not here is not shown. */
const readers: {
  readonly [Kind in Mdast.Nodes["type"]]?: Reader<Extract<Mdast.Nodes, { type: Kind }>>;
} = {
  text: readText,
  emphasis: element("em"),
  strong: element("strong"),
  delete: element("del"),
  inlineCode: (node, walk) => {
    const tag = toBeCopied.test(node.value) ? "copy" : "code";
    return [[tag, null, ...readWords(node.value, lineOf(node), walk)]];
  },
  link: readLink,
  definition: refused("Write the address of a link behind its words: [words](address)."),
  // Its definition is reported, once for all links that use it.
  linkReference: () => [],
  imageReference: () => [],
  footnoteDefinition: refused("Notes are not shown. Write the note where it belongs, in brackets."),
  footnoteReference: () => [],
  image: refused("A picture needs a paragraph of its own."),
  break: () => [["br", null]],
  paragraph: readParagraph,
  heading: (node, walk) => {
    const { id, aliases, children } = readHeading(node);
    for (const [index, name] of [id, ...aliases].entries())
      walk.found.ids.push({ id: name, line: lineOf(node), isAlias: index > 0 });
    return [[`h${node.depth}`, { id }, ...formerIds(aliases), ...readParts(children, walk)]];
  },
  list: readList,
  table: readTable,
  blockquote: readQuotation,
  code: readCode,
  thematicBreak: () => [["hr", null]],
  html: refused(
    "HTML is not shown, only <kbd>Enter</kbd>. Write Markdown, such as ![What it shows](name.png). Write text with < as code.",
  ),
};

/** Reads parsed Markdown: its content tree, and what is in it that other files may depend on. */
export function readNodes(
  nodes: readonly Mdast.Nodes[],
  { pictures, report = () => undefined, isDraft = false }: Options,
): TextElements & Readonly<{ tree: ContentTree }> {
  const found = { links: [], pictures: [], ids: [] };
  const tree = readParts(nodes, { pictures, report, isDraft, found });
  return { tree, ...found };
}

/** The content tree of parsed Markdown. */
export function contentTree(nodes: readonly Mdast.Nodes[], pictures?: Pictures): ContentTree {
  return readNodes(nodes, { pictures }).tree;
}

function readParts(nodes: readonly Mdast.Nodes[], walk: Walk): ContentNode[] {
  const text: ContentNode[] = [];
  for (const node of withKeys(nodes))
    for (const part of node.type === "key" ? readKey(node, walk) : readNode(node, walk))
      append(text, part);
  return text;
}

function readNode(node: Mdast.Nodes, walk: Walk): readonly ContentNode[] {
  const reader = readers[node.type] as Reader<Mdast.Nodes> | undefined;
  return (reader ?? refused(`Markdown of the kind "${node.type}" is not shown.`))(node, walk);
}

type WithChildren = Readonly<{ children: readonly Mdast.Nodes[] }>;

function element(tag: string, props: ContentProps | null = null): Reader<WithChildren> {
  return ({ children }, walk) => [[tag, props, ...readParts(children, walk)]];
}

/** Reads nothing, and reports that. */
function refused(message: string): Reader<Mdast.Nodes> {
  return (node, { report }) => {
    report(lineOf(node), message);
    return [];
  };
}

function readText(node: Mdast.Text, walk: Walk): readonly ContentNode[] {
  const { value } = node;
  const line = lineOf(node);
  checkPatterns("text", value, line, walk.report);
  if (!walk.isDraft && /^TODO:/.test(value))
    walk.report(line, "TODO: is a placeholder. Replace it, or add draft: true above.");
  return readWords(value.replace(/\n/g, " "), line, walk);
}

/** A text in which each word in braces is replaced by its meaning. */
function readWords(text: string, line: number, walk: Walk): readonly ContentNode[] {
  checkWords(text, line, walk);
  return withWords(text).map((part) => (typeof part === "string" ? withBraces(part) : part));
}

function checkWords(text: string, line: number, { report }: Walk): void {
  const unknown = unknownWords(text);
  for (const name of unknown)
    report(
      line,
      `There is no word {${name}}. ${didYouMean(name, contentWords)} To show braces, write \\{${name}\\}.`,
    );
  // Escaped braces are private characters by now: see parse-markdown.ts.
  const rest = text.replace(/\{[A-Za-z][\w-]*\}|\{#[^}]*\}/g, "");
  const [part, opened, closed] = /\{ ?([\w-]*)|([\w-]*) ?\}/.exec(rest) ?? [];
  if (unknown.length > 0 || part === undefined) return;
  const near = nearMiss(opened || closed || "", contentWords);
  const hint = near ? `Write {${near}}.` : "To show a brace, write \\{ or \\}.";
  report(line, `"${part}" is not a word in braces. ${hint}`);
}

/** An address that only the browser itself may open. */
const browserInternal =
  /^(?:chrome|edge|opera|brave|vivaldi|about|moz-extension|chrome-extension):/i;

/** Code that is such an address, or a word in braces for one. It gets a Copy button. */
const toBeCopied = new RegExp(
  `${browserInternal.source}\\S*$|^\\{(?:shortcuts|extensions)Address\\}$`,
  "i",
);

function readLink(node: Mdast.Link, walk: Walk): readonly ContentNode[] {
  const { url, title, children } = node;
  const line = lineOf(node);
  const href = url.replace(
    /(?:\{|%7B)(\w+)(?:\}|%7D)/gi,
    (braces, name: string) => siteWords[name] ?? braces,
  );
  const inner = readParts(children, walk);
  checkWords(url, line, walk);
  if (browserInternal.test(href) || /^\{|%7B/.test(href)) {
    walk.report(line, `Web pages cannot open ${url}. Write it as code: visitors copy it.`);
    return [["copy", null, ...inner]];
  }
  if (children.every((part) => part.type === "text" && part.value.trim() === ""))
    walk.report(line, "A link has no words.");
  else walk.found.links.push({ href, line });
  return [["a", title ? { href, title } : { href }, ...inner]];
}

/** A paragraph. One that consists of a picture becomes that picture. */
function readParagraph(node: Mdast.Paragraph, walk: Walk): readonly ContentNode[] {
  const [picture, ...others] = node.children;
  const [size = ""] = others.map((part) => (part.type === "text" ? part.value : ""));
  const hasSize = others.length === 1 && /^\{[^{}]*=[^{}]*\}$/.test(size);
  if (picture?.type !== "image" || (others.length > 0 && !hasSize)) return element("p")(node, walk);
  const line = lineOf(node);
  // GitLab adds it.
  if (hasSize) walk.report(line, `Remove ${size}. Two pixels of the picture are one of the page.`);
  const alt = plainText(readWords(picture.alt ?? "", line, walk), defaultWords);
  if (alt.trim() === "") walk.report(line, "A picture has no alternative text.");
  else walk.found.pictures.push({ name: picture.url, line });
  return [pictureNode(picture.url, alt, walk.pictures)];
}

/** A list. Unless blank lines divide its items, they begin without a paragraph. */
function readList(
  { ordered, start, spread, children }: Mdast.List,
  walk: Walk,
): readonly ContentNode[] {
  const items = children.map((item): ContentNode => {
    if (item.children.length === 0) walk.report(lineOf(item), "A list item is empty.");
    if (item.checked != null)
      walk.report(lineOf(item), "Boxes such as [x] are not shown. Write in words what is done.");
    const parts = spread ? item.children : unwrapFirstParagraph(item.children);
    return ["li", null, ...readParts(parts, walk)];
  });
  return [[ordered ? "ol" : "ul", start != null && start !== 1 ? { start } : null, ...items]];
}

function readTable({ align, children }: Mdast.Table, walk: Walk): readonly ContentNode[] {
  const row = (tag: string, props: ContentProps, cells: readonly WithChildren[]): ContentNode => [
    "tr",
    null,
    ...cells.flatMap((cell, column) => {
      const alignment = align?.[column];
      return element(tag, alignment ? { ...props, align: alignment } : props)(cell, walk);
    }),
  ];
  const [head, ...body] = children;
  // Markdown has no table without a first row. One that is empty names no columns.
  const names = head?.children.some((cell) => cell.children.length > 0) ? head.children : [];
  const heading: ContentNode = ["thead", null, row("th", { scope: "col" }, names)];
  for (const cells of body)
    if (head && cells.children.length > head.children.length)
      walk.report(lineOf(cells), "This row has more cells than the first row of its table.");
  const rows = body.map((cells) => row("td", {}, cells.children));
  return [["table", null, ...(names.length > 0 ? [heading] : []), ["tbody", null, ...rows]]];
}

function readQuotation(node: Mdast.Blockquote, walk: Walk): readonly ContentNode[] {
  const [first] = node.children;
  const [start] = first?.type === "paragraph" ? first.children : [];
  if (start?.type === "text" && /^\[!\w+\]/.test(start.value))
    walk.report(lineOf(node), "[!…] is shown as it is. Begin with bold words: > **Tip:** …");
  return element("blockquote")(node, walk);
}

function readCode(node: Mdast.Code, walk: Walk): readonly ContentNode[] {
  if (!isClosed(node))
    walk.report(
      lineOf(node),
      "This code does not end. Close it with a line of the signs that it begins with: ``` or ~~~.",
    );
  return [["pre", null, ["code", null, withBraces(node.value, "\\")]]];
}

/** Whether code ends with a line of signs, or is indented and needs none. */
function isClosed({ value, position }: Mdast.Code): boolean {
  if (!position) return true;
  const { start, end } = position;
  const lines = value === "" ? 0 : value.split("\n").length;
  const rest = end.line - start.line - lines;
  return rest < 0 || (rest > 0 && end.column > 3);
}

/** A key: in Markdown, `<kbd>`, its name and `</kbd>` are three nodes or more. */
type Key = Readonly<{ type: "key"; children: readonly Mdast.Nodes[] }>;

function readKey({ children }: Key, walk: Walk): readonly ContentNode[] {
  for (const node of children)
    if (node.type === "text" && node.value.includes("{shortcut}"))
      walk.report(lineOf(node), "{shortcut} draws its keys. Write it without <kbd> around it.");
  return element("kbd")({ children }, walk);
}

/** Nodes in which each `<kbd>` with an end is one node, with what is between the two tags. */
function withKeys(nodes: readonly Mdast.Nodes[]): readonly (Mdast.Nodes | Key)[] {
  const isTag = (node: Mdast.Nodes | undefined, tag: string) =>
    node?.type === "html" && node.value.toLowerCase() === tag;
  const parts: (Mdast.Nodes | Key)[] = [];
  for (let at = 0; at < nodes.length; at++) {
    const node = nodes[at] as Mdast.Nodes;
    const end = isTag(node, "<kbd>")
      ? nodes.findIndex((other, index) => index > at && isTag(other, "</kbd>"))
      : -1;
    if (end < 0) parts.push(node);
    else {
      parts.push({ type: "key", children: nodes.slice(at + 1, end) });
      at = end;
    }
  }
  return parts;
}

/** The parts of a list's item. A first paragraph is unwrapped. */
export function unwrapFirstParagraph([
  first,
  ...rest
]: readonly Mdast.Nodes[]): readonly Mdast.Nodes[] {
  if (first === undefined) return [];
  return first.type === "paragraph" ? [...first.children, ...rest] : [first, ...rest];
}

/** Nodes with bold lines instead of headings, for texts outside the outline of the page. */
export function boldHeadings(nodes: readonly Mdast.Nodes[]): readonly Mdast.Nodes[] {
  return nodes.map((node): Mdast.Nodes => {
    if (node.type === "heading")
      return {
        ...{ type: "paragraph", position: node.position },
        children: [{ type: "strong", children: node.children }],
      };
    if (!("children" in node)) return node;
    return { ...node, children: boldHeadings(node.children) } as Mdast.Nodes;
  });
}

/** Empty elements with former ids, for links to them. They precede the text that the links lead to. */
export function formerIds(aliases: readonly string[]): ContentTree {
  return aliases.map((id): ContentNode => ["span", { id }]);
}

/** What a heading ends with: its id, and those that it had earlier. */
const headingIds = /\s*\{(#[^}\s]+(?:\s+#[^}\s]+)*)\}\s*$/;

/** The ids of a heading: `{#id #former-id}` at its end, or else one that follows from its text. */
export function readHeading(heading: Pick<Mdast.Heading, "children">): {
  id: string;
  aliases: readonly string[];
  children: Mdast.PhrasingContent[];
} {
  const children = [...heading.children];
  const last = children.at(-1);
  const ids = last?.type === "text" ? headingIds.exec(last.value) : null;
  if (ids && last?.type === "text")
    children[children.length - 1] = { ...last, value: last.value.slice(0, ids.index) };
  const [id, ...aliases] = ids?.[1]?.split(/\s+/).map((name) => name.slice(1)) ?? [];
  return { id: id ?? slugOf(plainText(contentTree(children))), aliases, children };
}

/** The id of a heading that names none: its words, joined by hyphens. */
function slugOf(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}
