// Build time only: pure. The elements of a text, one by one, as its tree has them.
import type { AlignType, Blockquote, Html, List, ListItem, Nodes, Resource, Table } from "mdast";
import { type ContentNode } from "../../content-text/content-tree";
import { siteWords } from "./visitor-words";

/** Turns what is in a part of a text into the nodes of its tree. */
type Convert = (parent: { readonly children: readonly Nodes[] }) => readonly ContentNode[];

/** What an item of a list has, with its first paragraph taken out of its frame. */
export function withoutFrame([first, ...rest]: readonly Nodes[]): readonly Nodes[] {
  if (first === undefined) return [];
  return first.type === "paragraph" ? [...first.children, ...rest] : [first, ...rest];
}

/** What each item of a list has. Where no blank line parts them, items begin without a paragraph. */
export function listItems({ spread, children }: List): readonly (readonly Nodes[])[] {
  return children.map((item) => (spread ? withBox(item) : withoutFrame(withBox(item))));
}

/** What an item has, with the box of a task as a character. */
export function withBox({ checked, children }: ListItem): readonly Nodes[] {
  const [first, ...rest] = children;
  if (typeof checked !== "boolean" || first?.type !== "paragraph") return children;
  const box: Nodes = { type: "text", value: checked ? "☑ " : "☐ " };
  return [{ ...first, children: [box, ...first.children] }, ...rest];
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

/** A list as the tree has it. */
export function listNode(list: List, convert: Convert): ContentNode {
  const { ordered, start } = list;
  return [
    ordered ? "ol" : "ul",
    start != null && start !== 1 ? { start } : null,
    ...listItems(list).map((children): ContentNode => ["li", null, ...convert({ children })]),
  ];
}

/** A table as the tree has it. */
export function tableNode(
  { align, children: [head, ...body] }: Table,
  convert: Convert,
): ContentNode {
  const cell = (tag: string, side: AlignType | undefined, children: readonly Nodes[]) =>
    [
      tag,
      { ...(tag === "th" ? { scope: "col" } : {}), ...(side ? { align: side } : {}) },
      ...convert({ children }),
    ] satisfies ContentNode;
  const row =
    (tag: string) =>
    ({ children }: Table["children"][number]): ContentNode => [
      "tr",
      null,
      ...children.map((content, at) => cell(tag, align?.[at], content.children)),
    ];
  return [
    "table",
    null,
    ["thead", null, ...(head ? [row("th")(head)] : [])],
    ["tbody", null, ...body.map(row("td"))],
  ];
}

/** A key as Markdown has it: `<kbd>`, its name, and `</kbd>`. */
export type Key = Readonly<{ type: "key"; tag: Html; children: readonly Nodes[] }>;

/** Parts of a text in which each `<kbd>` and its end have become one. A `<kbd>` without an end stays. */
export function withKeys(children: readonly Nodes[]): readonly (Nodes | Key)[] {
  const parts: (Nodes | Key)[] = [];
  for (let at = 0; at < children.length; at++) {
    const node = children[at] as Nodes;
    const end = isTag(node, "<kbd>")
      ? children.findIndex((other, index) => index > at && isTag(other, "</kbd>"))
      : -1;
    if (end < 0) parts.push(node);
    else {
      parts.push({ type: "key", tag: node as Html, children: children.slice(at + 1, end) });
      at = end;
    }
  }
  return parts;
}

/** Whether a part of a text is this tag. */
export function isTag(node: Nodes, tag: "<kbd>" | "</kbd>"): boolean {
  return node.type === "html" && node.value.toLowerCase() === tag;
}

/** What a quotation may begin with, as on GitHub, to become a callout. */
const calloutKinds: readonly string[] = ["NOTE", "TIP", "IMPORTANT", "WARNING", "CAUTION"];

/** The kind and the text of a quotation that begins with a line like [!NOTE]; undefined for others. */
export function readCallout(
  quotation: Blockquote,
): Readonly<{ kind: string; children: readonly Nodes[] }> | undefined {
  const [first, ...blocks] = quotation.children;
  if (first?.type !== "paragraph") return undefined;
  const [text, ...rest] = first.children;
  if (text?.type !== "text") return undefined;
  const [mark, kind = ""] = /^\[!(\w+)\](?:\n|$)/.exec(text.value) ?? [];
  if (mark === undefined || !calloutKinds.includes(kind)) return undefined;
  const hasText = text.value !== mark || rest.length > 0;
  // Without text below it, it stays a quotation, which is a mistake.
  if (!hasText && blocks.length === 0) return undefined;
  const inline = [{ ...text, value: text.value.slice(mark.length) }, ...rest];
  return { kind, children: [...(hasText ? [{ ...first, children: inline }] : []), ...blocks] };
}

/** A quotation as the tree has it: a callout under its word, or a plain one. */
export function quotationNode(quotation: Blockquote, convert: Convert): ContentNode {
  const callout = readCallout(quotation);
  if (callout === undefined) return ["blockquote", null, ...convert(quotation)];
  const word = callout.kind.charAt(0) + callout.kind.slice(1).toLowerCase();
  return ["callout", null, ["p", null, ["strong", null, word]], ...convert(callout)];
}

const browserInternal =
  /^(?:chrome|edge|opera|brave|vivaldi|about|moz-extension|chrome-extension):/i;

/** Whether code is an address that only the browser itself may open, or the word for one. */
export function isToBeCopied(code: string): boolean {
  return browserInternal.test(code)
    ? !/\s/.test(code)
    : /^\{(?:shortcuts|extensions)Address\}$/.test(code);
}

/** Where a link leads, with the facts of the site filled in. */
export function linkTarget(url: string): string {
  return url.replace(/(?:\{|%7B)(\w+)(?:\}|%7D)/gi, (all, name: string) => siteWords[name] ?? all);
}

/** Whether pages may open a link. They can't open the browser's own addresses. */
export function canBeOpened(target: string): boolean {
  return !browserInternal.test(target) && !/^\{|%7B/.test(target);
}

/** A link as the tree has it. */
export function linkNode({ url, title }: Resource, children: readonly ContentNode[]): ContentNode {
  const href = linkTarget(url);
  if (!canBeOpened(href)) return ["copy", null, ...children];
  return ["a", title ? { href, title } : { href }, ...children];
}
