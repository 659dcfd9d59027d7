// Build time only: pure.
import { absoluteUrl } from "../../site/site-url";
import type { ContentNode, ContentTree } from "../content-tree";
import { defaultWords } from "./default-words";

/** A tree as HTML for feed readers: default words, absolute addresses, nothing of the site's own. */
export function treeHtml(tree: ContentTree): string {
  return tree.map(nodeHtml).join("");
}

/** Text that may stand in HTML, in attributes too. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

const empty = new Set(["br", "hr", "img"]);

function nodeHtml(node: ContentNode): string {
  if (typeof node === "string") return escapeHtml(node);
  const [name, props, ...children] = node;
  if (name === "word") return escapeHtml(defaultWords[String(props?.name)] ?? "");
  const tag = name === "copy" ? "code" : name;
  const attributes = Object.entries(props ?? {})
    .map(([key, value]) => {
      const address = (key === "href" || key === "src") && String(value).startsWith("/");
      return ` ${key}="${escapeHtml(address ? absoluteUrl(String(value)) : String(value))}"`;
    })
    .join("");
  return `<${tag}${attributes}>${empty.has(tag) ? "" : `${treeHtml(children)}</${tag}>`}`;
}
