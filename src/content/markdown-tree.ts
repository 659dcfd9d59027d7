import type {
  AlignType,
  Definition,
  Nodes,
  Parent,
  PhrasingContent,
  RootContent,
  Table,
} from "mdast";
import type { ContentNode, ContentProps, ContentTree } from "./content-tree";
import { plainText } from "./content-tree";
import { nearMiss } from "./near-miss";
import type { MarkdownContext } from "./parse-markdown";
import { lineOf, unheard } from "./parse-markdown";
import { contentWords, siteWords, withWords } from "./visitor-words";

/** The addresses that only the browser itself may open. */
export const browserInternal =
  /^(?:chrome|edge|opera|brave|vivaldi|about|moz-extension|chrome-extension):/i;

const headingId = /\s*\{#([^}\s]+)\}\s*$/;

/** The id of a heading that names none: its letters and digits, joined by hyphens. */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

/** The content tree of parsed Markdown; what may not be in it is reported with its line and left out. */
export function contentTree(nodes: readonly RootContent[], context: MarkdownContext): ContentTree {
  const definitions = new Map<string, Definition>();
  const collect = (node: Nodes) => {
    if (node.type === "definition") definitions.set(node.identifier, node);
    if ("children" in node) node.children.forEach(collect);
  };
  nodes.forEach(collect);

  const refuse = (node: Nodes, message: string, hint: string, text: string) =>
    context.report({ line: lineOf(node, context), message, hint, text });

  const words = (node: Nodes, text: string) =>
    withWords(text, (name) => {
      const near = nearMiss(name, contentWords);
      refuse(
        node,
        `There is no visitor word {${name}}.`,
        near
          ? `Did you mean {${near}}?`
          : `Words are ${contentWords.map((word) => `{${word}}`).join(", ")}.`,
        `{${name}}`,
      );
    });

  const link = (
    node: Nodes,
    url: string,
    title: string | null | undefined,
    children: readonly ContentNode[],
  ): ContentNode => {
    const href = url.replace(
      /(?:\{|%7B)(\w+)(?:\}|%7D)/gi,
      (all, name: string) => siteWords[name] ?? all,
    );
    if (browserInternal.test(href) || /^\{|%7B/.test(href)) {
      refuse(
        node,
        `Browsers do not let pages open ${url}.`,
        `Write the address as code, \`${url}\`: it becomes a text with a Copy button.`,
        url,
      );
      return ["copy", null, ...children];
    }
    context.onLink?.({ href, line: lineOf(node, context) });
    return ["a", title ? { href, title } : { href }, ...children];
  };

  const all = (parent: { readonly children: readonly Nodes[] }): ContentNode[] => {
    const out: ContentNode[] = [];
    const add = (node: ContentNode) => {
      const last = out.at(-1);
      if (typeof node === "string" && typeof last === "string") out[out.length - 1] = last + node;
      else out.push(node);
    };
    for (let index = 0; index < parent.children.length; index += 1) {
      const child = parent.children[index];
      if (!child) continue;
      if (child.type === "html" && /^<kbd>$/i.test(child.value)) {
        const end = parent.children.findIndex(
          (other, at) => at > index && other.type === "html" && /^<\/kbd>$/i.test(other.value),
        );
        if (end < 0)
          refuse(child, "A <kbd> is never closed.", "Write <kbd>Enter</kbd>.", child.value);
        else {
          add(["kbd", null, ...all({ children: parent.children.slice(index + 1, end) })]);
          index = end;
        }
      } else one(child).forEach(add);
    }
    return out;
  };

  const element = (
    tag: string,
    node: Parent | { children: readonly Nodes[] },
    props: ContentProps | null = null,
  ): ContentNode[] => [[tag, props, ...all(node)]];

  const one = (node: Nodes): readonly ContentNode[] => {
    switch (node.type) {
      case "text":
        return words(node, node.value.replace(/\n/g, " "));
      case "paragraph":
        return element("p", node);
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
      case "code":
        return [["pre", null, ["code", null, node.value]]];
      case "inlineCode": {
        const value = words(node, node.value);
        const address =
          browserInternal.test(node.value) ||
          /^\{(?:shortcuts|extensions)Address\}$/.test(node.value);
        return [[address && !/\s/.test(node.value) ? "copy" : "code", null, ...value]];
      }
      case "heading": {
        const { id, children } = readHeading(node);
        context.onHeading?.(id, lineOf(node, context));
        return element(`h${node.depth}`, { children }, { id });
      }
      case "list":
        return [
          [
            node.ordered ? "ol" : "ul",
            node.start != null && node.start !== 1 ? { start: node.start } : null,
            ...node.children.map((item): ContentNode => {
              const [first, ...rest] = item.children;
              const bare = !node.spread && first?.type === "paragraph";
              return [
                "li",
                null,
                ...(bare ? [...all(first), ...all({ children: rest })] : all(item)),
              ];
            }),
          ],
        ];
      case "table":
        return [table(node)];
      case "link":
        return [link(node, node.url, node.title, all(node))];
      case "linkReference": {
        const target = definitions.get(node.identifier);
        return target ? [link(node, target.url, target.title, all(node))] : all(node);
      }
      case "image": {
        if (!node.alt?.trim())
          refuse(
            node,
            "An image has no alternative text.",
            "Write ![what the picture shows](/picture.png).",
            node.url,
          );
        context.onLink?.({ href: node.url, line: lineOf(node, context) });
        return [["img", { src: node.url, alt: node.alt ?? "", loading: "lazy" }]];
      }
      case "html":
        refuse(
          node,
          "Raw HTML is not allowed.",
          "Write Markdown; <kbd> around a key is the only tag that passes.",
          node.value.split("\n", 1)[0] ?? "",
        );
        return [];
      case "definition":
        return [];
      default:
        refuse(
          node,
          `Markdown of the kind "${node.type}" is not supported.`,
          "Write it as plain text, a list or a link.",
          node.type,
        );
        return [];
    }
  };

  const table = (node: Table): ContentNode => {
    const cell =
      (tag: string, align: AlignType | undefined) =>
      (children: readonly PhrasingContent[]): ContentNode => [
        tag,
        { ...(tag === "th" ? { scope: "col" } : {}), ...(align ? { align } : {}) },
        ...all({ children }),
      ];
    const row =
      (tag: string) =>
      (cells: Table["children"][number]): ContentNode => [
        "tr",
        null,
        ...cells.children.map((content, at) => cell(tag, node.align?.[at])(content.children)),
      ];
    const [head, ...body] = node.children;
    return [
      "table",
      null,
      ["thead", null, ...(head ? [row("th")(head)] : [])],
      ["tbody", null, ...body.map(row("td"))],
    ];
  };

  return all({ children: nodes });
}

/** The id that a heading gives itself with `{#id}` at its end, or the one that follows from its text. */
export function readHeading(heading: { readonly children: readonly PhrasingContent[] }): {
  id: string;
  children: PhrasingContent[];
} {
  const children = [...heading.children];
  const last = children.at(-1);
  const own = last?.type === "text" ? headingId.exec(last.value) : null;
  if (own && last?.type === "text")
    children[children.length - 1] = { ...last, value: last.value.slice(0, own.index) };
  return { id: own?.[1] ?? slugOf(plainText(contentTree(children, unheard))), children };
}
