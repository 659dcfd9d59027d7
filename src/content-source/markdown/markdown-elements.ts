import type { AlignType, Blockquote, List, Nodes, Resource, Table } from "mdast";
import type { Mistake } from "../check/mistake";
import { type ContentNode, plainText } from "../../content-text/content-tree";
import type { MarkdownContext } from "./parse-markdown";
import { lineOf, reportNode } from "./parse-markdown";
import { pictureNode } from "./picture-tree";
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

/** What a picture's name may end in, and the kind of file that it says. */
export const pictureKinds: Readonly<Record<string, string>> = {
  avif: "avif",
  jpeg: "jpeg",
  jpg: "jpeg",
  png: "png",
  webp: "webp",
};

const ending = /\.(\w+)$/;

/** What is wrong with the kind of file that a name says; undefined when a picture may have it. */
export function wrongKind(name: string): Pick<Mistake, "message" | "hint"> | undefined {
  const kind = ending.exec(name)?.[1]?.toLowerCase() ?? "";
  if (Object.hasOwn(pictureKinds, kind)) return undefined;
  if (/^(?:mp4|m4v|mov|webm|ogv|mkv|avi)$/.test(kind))
    return {
      message: "Clips cannot be shown.",
      hint: "Show a picture of what matters, or write the steps as a list.",
    };
  return {
    message: kind ? `A picture cannot be a .${kind} file.` : "A picture has no file ending.",
    hint: "Save it as PNG, JPEG, WebP or AVIF.",
  };
}

/** A picture as the tree has it, at `place` in the text; what is wrong with its name is reported. */
export function imageNode(
  place: Nodes,
  { url, title }: Resource,
  alt: string,
  context: MarkdownContext,
): ContentNode {
  const name = url.replace(/[?#].*$/, "").replace(/^.*\//, "");
  const say = (message: string, hint: string, text = url) =>
    reportNode(place, context, { message, hint, text });
  const kind = wrongKind(name);
  if (alt === "")
    say("A picture has no alternative text.", `Write ![what the picture shows](${name}).`);
  if (title)
    say(
      "A picture cannot have a title.",
      "Few people would see it. Write it below the picture, as a paragraph.",
      title,
    );
  if (kind) say(kind.message, kind.hint);
  else if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(url))
    say(
      "A picture must be a file of this site.",
      "Put it in src/content/pictures and write its name alone: ![what it shows](list.png).",
    );
  else if (url !== name)
    say(
      "A picture is written without its folder.",
      `Put it in src/content/pictures and write its name alone: (${name}).`,
    );
  else context.onPicture?.({ name, line: lineOf(place, context) });
  return pictureNode(name, alt, context.pictures);
}
