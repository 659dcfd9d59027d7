import type { Image, Nodes, Resource } from "mdast";
import type { ContentNode } from "../content-tree";
import type { MarkdownContext } from "./parse-markdown";
import { lineOf, reportNode } from "./parse-markdown";
import { siteWords } from "./visitor-words";

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
      message: `Browsers do not let pages open ${url}.`,
      hint: `Write the address as code, \`${url}\`: it becomes a text with a Copy button.`,
      text: url,
    });
    return ["copy", null, ...children];
  }
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
  context.onLink?.({ href: src, line: lineOf(image, context) });
  return ["img", { src, alt: alt ?? "", loading: "lazy" }];
}
