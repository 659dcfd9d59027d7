import type { AlignType, Blockquote, Image, List, Nodes, Resource, Table } from "mdast";
import { type ContentNode, plainText } from "../content-tree";
import type { MarkdownContext } from "./parse-markdown";
import { lineOf, reportNode, withBraces } from "./parse-markdown";
import { siteWords } from "./visitor-words";

/** Turns what stands in a part of a text into the nodes of its tree. */
type Convert = (parent: { readonly children: readonly Nodes[] }) => readonly ContentNode[];

/** A list as the tree has it; where no blank line parts its items, without paragraphs in them. */
export function listNode(
  { ordered, start, spread, children }: List,
  convert: Convert,
): ContentNode {
  const item = (content: readonly Nodes[]) => {
    const [first, ...rest] = content;
    if (spread || first?.type !== "paragraph") return convert({ children: content });
    return [...convert(first), ...convert({ children: rest })];
  };
  return [
    ordered ? "ol" : "ul",
    start != null && start !== 1 ? { start } : null,
    ...children.map((one): ContentNode => ["li", null, ...item(one.children)]),
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

/** What a quotation may begin with, as on GitHub, to become a callout. */
export const calloutKinds: readonly string[] = ["NOTE", "TIP", "WARNING"];

/** A quotation that begins with a line like [!NOTE], as a callout under that word; else undefined. */
export function calloutNode(quotation: Blockquote, convert: Convert): ContentNode | undefined {
  const [first, ...blocks] = quotation.children;
  if (first?.type !== "paragraph") return undefined;
  const [text, ...rest] = first.children;
  const [mark, kind = ""] =
    text?.type === "text" ? (/^\[!(\w+)\](?:\n|$)/.exec(text.value) ?? []) : [];
  if (text?.type !== "text" || mark === undefined || !calloutKinds.includes(kind)) return undefined;
  // Without text below it, it stays a quotation, which is a mistake.
  const inline = [{ ...text, value: text.value.slice(mark.length) }, ...rest];
  const hasText = text.value !== mark || rest.length > 0;
  if (!hasText && blocks.length === 0) return undefined;
  return [
    "callout",
    null,
    ["p", null, ["strong", null, kind.charAt(0) + kind.slice(1).toLowerCase()]],
    ...(hasText ? convert({ children: [{ ...first, children: inline }] }) : []),
    ...convert({ children: blocks }),
  ];
}

const browserInternal =
  /^(?:chrome|edge|opera|brave|vivaldi|about|moz-extension|chrome-extension):/i;

/** Whether code is an address that only the browser itself may open, or the word for one. */
export function isToBeCopied(code: string): boolean {
  return browserInternal.test(code)
    ? !/\s/.test(code)
    : /^\{(?:shortcuts|extensions)Address\}$/.test(code);
}

/** A link as the tree has it, at `place` in the text; an address that pages may not open is reported. */
export function linkNode(
  place: Nodes,
  { url, title }: Resource,
  children: readonly ContentNode[],
  context: MarkdownContext,
): ContentNode {
  const href = url.replace(
    /(?:\{|%7B)(\w+)(?:\}|%7D)/gi,
    (all, name: string) => siteWords[name] ?? all,
  );
  if (browserInternal.test(href) || /^\{|%7B/.test(href)) {
    reportNode(place, context, {
      message: `Web pages cannot open ${url}.`,
      hint: `Write the address as code, \`${url}\`: visitors get it with a Copy button.`,
      text: url,
    });
    return ["copy", null, ...children];
  }
  if (plainText(children) === "")
    reportNode(place, context, {
      message: "A link has no text.",
      hint: `Write [where it leads](${url}).`,
      text: `[](${url})`,
    });
  context.onLink?.({ href, line: lineOf(place, context) });
  return ["a", title ? { href, title } : { href }, ...children];
}

/** A picture as the tree has it; one without alternative text is reported. */
export function imageNode(image: Image, context: MarkdownContext): ContentNode {
  const { url: src, alt } = image;
  if (!alt?.trim())
    reportNode(image, context, {
      message: "An image has no alternative text.",
      hint: "Write ![what the picture shows](/picture.png).",
      text: src,
    });
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(src))
    reportNode(image, context, {
      message: "An image must be a file of this site.",
      hint: "Put it in the folder static and write its path, like /picture.png.",
      text: src,
    });
  else context.onLink?.({ href: src, line: lineOf(image, context) });
  return ["img", { src, alt: withBraces(alt ?? ""), loading: "lazy" }];
}
