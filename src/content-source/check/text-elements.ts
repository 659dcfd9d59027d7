// Build time only: pure. Walks the elements of a text: finds links, pictures and ids, and reports what
// its page would show wrongly or not at all.
import type { Html, Image, Nodes, Root } from "mdast";
import { plainText } from "../../content-text/content-tree";
import {
  canBeOpened,
  linkTarget,
  listItems,
  readCallout,
  withKeys,
} from "../markdown/markdown-elements";
import { contentTree, onlyPicture, readHeading } from "../markdown/markdown-tree";
import { lineOf } from "../markdown/parse-markdown";
import { pictureName } from "../markdown/picture-tree";
import { contentWords, defaultWords, unknownWords } from "../markdown/visitor-words";
import { didYouMean, type Report } from "./mistake";

type Found = Readonly<{ line: number }>;

/** What a text has that other files may depend on. */
export type FoundElements = Readonly<{
  links: readonly (Found & Readonly<{ href: string }>)[];
  /** By the names of their files. */
  pictures: readonly (Found & Readonly<{ name: string }>)[];
  /** The ids of headings; an alias is a former id. */
  ids: readonly (Found & Readonly<{ id: string; isAlias: boolean }>)[];
}>;

/** Reads the parts of a text as they are shown one by one. A draft may have placeholders. */
export function readElements(
  root: Root,
  parts: readonly (readonly Nodes[])[],
  isDraft: boolean,
  report: Report,
): FoundElements {
  const found = {
    links: [] as { href: string; line: number }[],
    pictures: [] as { name: string; line: number }[],
    ids: [] as { id: string; line: number; isAlias: boolean }[],
  };

  /** The ends of HTML elements that are still to come. */
  const open = new Set<string>();

  const all = (children: readonly Nodes[]): void => {
    for (const part of withKeys(children)) {
      if (part.type !== "key") one(part);
      else if (part.children.some(({ type }) => type !== "text" && type !== "inlineCode"))
        report(lineOf(part.tag), "A <kbd> is not closed, or has more than the name of a key.");
      else all(part.children);
    }
  };

  const words = (node: Nodes, text: string): void => {
    const unknown = unknownWords(text);
    for (const name of unknown)
      report(
        lineOf(node),
        `There is no word {${name}}. ${didYouMean(name, contentWords)} To show braces, write \\{${name}\\}.`,
      );
    // Escaped braces are other characters here: see parse-markdown.ts.
    if (unknown.length === 0 && /[{}]/.test(text.replace(/\{[A-Za-z][\w-]*\}|\{#[^}]*\}/g, "")))
      report(lineOf(node), "A brace belongs to no word. To show it, write \\{ or \\}.");
  };

  const one = (node: Nodes): void => {
    const line = lineOf(node);
    switch (node.type) {
      case "text":
        if (/\{#/.test(node.value)) report(line, "An id {#…} belongs at the end of a heading.");
        if (!isDraft && /\b(?:TODO|FIXME|TBD)\b|lorem ipsum/.test(node.value))
          report(line, "Is this a placeholder?", !/^(?:TODO|FIXME|TBD):/.test(node.value));
        return words(node, node.value);
      case "inlineCode":
        return words(node, node.value);
      case "paragraph": {
        const picture = onlyPicture(node);
        if (picture === undefined) return all(node.children);
        words(picture, picture.alt ?? "");
        const problem = pictureProblem(picture);
        if (problem !== undefined) return report(line, problem);
        found.pictures.push({ name: pictureName(picture.url), line });
        return;
      }
      case "list":
        for (const { children, position } of node.children)
          if (children.length === 0) report(position?.start.line ?? line, "A list item is empty.");
        return listItems(node).forEach(all);
      case "blockquote":
        return all((readCallout(node) ?? node).children);
      case "heading": {
        const { id, aliases, children } = readHeading(node);
        for (const [index, name] of [id, ...aliases].entries())
          found.ids.push({ id: name, line, isAlias: index > 0 });
        return all(children);
      }
      case "link": {
        const href = linkTarget(node.url);
        all(node.children);
        words(node, node.url);
        if (!canBeOpened(href))
          return report(
            line,
            `Web pages cannot open ${node.url}. Write it as code: visitors copy it.`,
          );
        if (node.children.every((part) => part.type === "text" && part.value.trim() === ""))
          return report(line, "A link has no words.");
        found.links.push({ href, line });
        return;
      }
      case "emphasis":
      case "strong":
      case "delete":
      case "table":
      case "tableRow":
      case "tableCell":
        return all(node.children);
      case "break":
      case "thematicBreak":
      case "code":
      case "definition":
        return;
      case "image":
        return report(line, "A picture needs a paragraph of its own.");
      case "html": {
        const [, name] = /^<(\w+)[^>]*>$/.exec(node.value) ?? [];
        if (name !== undefined) open.add(`</${name}>`);
        // The end of an element that has been reported.
        if (open.delete(node.value)) return;
        return report(
          line,
          `${tagOf(node)}: HTML is not shown, only <kbd>Enter</kbd>. Text with < is written as code.`,
        );
      }
      default:
        return report(line, `Markdown of the kind "${node.type}" is not shown.`);
    }
  };

  parts.forEach(all);
  oneWayToShortcuts(root, report);
  return found;
}

const tagOf = ({ value }: Html) => value.split("\n", 1)[0] ?? "";

/** What is wrong with a picture as the text names it. */
function pictureProblem({ url, alt }: Image): string | undefined {
  if (url !== pictureName(url))
    return "A picture is named by its file in src/content/pictures alone.";
  const words = plainText(contentTree([{ type: "text", value: alt ?? "" }]), defaultWords);
  return words.trim() === "" ? "A picture has no alternative text." : undefined;
}

/** Not every browser has {shortcutsAddress}: some have only {extensionsAddress}. */
function oneWayToShortcuts({ children }: Root, report: Report): void {
  const named = (name: string, nodes: readonly Nodes[]) =>
    JSON.stringify(nodes).includes(`{${name}}`);
  for (const [index, node] of children.entries())
    if (named("shortcutsAddress", [node]))
      if (!named("extensionsAddress", children.slice(index, index + 2)))
        report(lineOf(node), "Not every browser has {shortcutsAddress}. Add {extensionsAddress}.");
}
