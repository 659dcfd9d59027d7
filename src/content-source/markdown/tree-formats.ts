// Build time only: pure. A content tree as HTML for feeds and as plain text, in the default words.
import { absoluteUrl } from "../../site/addresses";
import type { ContentNode, ContentTree } from "../../content-text/content-tree";
import { nodesIn, plainText } from "../../content-text/content-tree";
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

/** A tree as lines of plain text in the default words: paragraphs, "- " lists, tables by row. */
export function treeText(tree: ContentTree, indent = ""): string {
  const blocks: string[] = [];
  let line: ContentNode[] = [];
  const endLine = () => {
    const text = plainText(line, defaultWords);
    if (text) blocks.push(indent + text);
    line = [];
  };
  for (const node of tree) {
    if (typeof node === "string" || !blockTags.has(node[0])) {
      line.push(node);
      continue;
    }
    endLine();
    blocks.push(blockText(node, indent));
  }
  endLine();
  return blocks.filter(Boolean).join("\n\n");
}

const blockTags = new Set("p picture ul ol pre blockquote table hr h2 h3 h4 h5 h6".split(" "));

function blockText(node: Exclude<ContentNode, string>, indent: string): string {
  const [tag, props, ...children] = node;
  switch (tag) {
    case "ul":
    case "ol":
      return children
        .map((item, index) => {
          const mark = tag === "ul" ? "- " : `${index + Number(props?.start ?? 1)}. `;
          return indent + mark + treeText(nodesIn(item), `${indent}  `).trimStart();
        })
        .join("\n");
    case "table":
      return children
        .flatMap(nodesIn)
        .map((row) => nodesIn(row).map((cell) => plainText([cell], defaultWords)))
        .map((cells) => `${indent}| ${cells.join(" | ")} |`)
        .join("\n");
    case "picture":
      return `${indent}[Picture: ${plainText(children)}]`;
    case "pre":
      return plainPre(children, indent);
    case "hr":
      return `${indent}* * *`;
    default:
      return treeText(children, indent);
  }
}

function plainPre(children: readonly ContentNode[], indent: string): string {
  const letters = (node: ContentNode): string =>
    typeof node === "string" ? node : nodesIn(node).map(letters).join("");
  return children.map(letters).join("").replace(/^/gm, `${indent}    `);
}
