// Build time only: pure.
import { absoluteUrl } from "../../site/addresses";
import type { ContentNode, ContentTree } from "../../content-text/content-tree";
import { defaultWords } from "./visitor-words";

/** A tree as HTML for feed readers: default words, absolute addresses, standard tags. */
export function treeHtml(tree: ContentTree): string {
  return tree.map(nodeHtml).join("");
}

/** Text in which the letters that mean something in HTML and its attributes are escaped. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

const empty = new Set(["br", "hr"]);

function nodeHtml(node: ContentNode): string {
  if (typeof node === "string") return escapeHtml(node);
  const [name, props, ...children] = node;
  if (name === "word") return escapeHtml(defaultWords[String(props?.name)] ?? "");
  if (name === "picture") return pictureHtml(children);
  // An element with a class serves the site's styles only.
  if (props?.className) return treeHtml(children);
  const tag = name === "copy" ? "code" : name;
  const href = String(props?.href);
  const absolute = href.startsWith("/") ? { ...props, href: absoluteUrl(href) } : (props ?? {});
  const end = empty.has(tag) ? "" : `${treeHtml(children)}</${tag}>`;
  return `<${tag}${attributesHtml(absolute)}>${end}`;
}

function attributesHtml(props: Readonly<Record<string, unknown>>): string {
  return Object.entries(props)
    .map(([key, value]) => ` ${key}="${escapeHtml(String(value))}"`)
    .join("");
}

/** The picture for light systems, from the elements that the page has for both. */
function pictureHtml(elements: readonly ContentNode[]): string {
  const [, props] = elements.at(-1) as Exclude<ContentNode, string>;
  const { src, alt, width, height } = props ?? {};
  if (src === undefined) return `<p>${escapeHtml(String(alt))}</p>`;
  // `src` has the path prefix already.
  const address = new URL(String(src), absoluteUrl("/")).href;
  return `<p><img${attributesHtml({ src: address, alt, width, height })}></p>`;
}
