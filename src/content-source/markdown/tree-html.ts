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

const empty = new Set(["br", "hr", "img"]);

function nodeHtml(node: ContentNode): string {
  if (typeof node === "string") return escapeHtml(node);
  const [name, props, ...children] = node;
  if (name === "word") return escapeHtml(defaultWords[String(props?.name)] ?? "");
  // Of the elements that the page has for both, that for light systems.
  if (name === "picture") return `<p>${treeHtml(children.slice(-1))}</p>`;
  // An element with a class serves the site's styles only.
  if (props?.className) return treeHtml(children);
  const tag = name === "copy" ? "code" : name;
  const attributes = Object.entries(props ?? {}).map(
    ([key, value]) => ` ${key}="${escapeHtml(absolute(key, String(value)))}"`,
  );
  const end = empty.has(tag) ? "" : `${treeHtml(children)}</${tag}>`;
  return `<${tag}${attributes.join("")}>${end}`;
}

/** The value of an attribute, as an absolute address if it is one on this site. */
function absolute(key: string, value: string): string {
  if (key === "href" && value.startsWith("/")) return absoluteUrl(value);
  // It has the path prefix already.
  return key === "src" ? new URL(value, absoluteUrl("/")).href : value;
}
