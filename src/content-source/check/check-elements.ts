// Build time only: pure. Rules over the elements of parsed Markdown, and what links and pictures name.
import type { Html, Image, Link, Nodes, Text } from "mdast";
import { plainText } from "../../content-text/content-tree";
import {
  calloutKinds,
  canBeOpened,
  isTag,
  isToBeCopied,
  type Key,
  listItems,
  linkTarget,
  readCallout,
  withKeys,
} from "../markdown/markdown-elements";
import { contentTree, onlyPicture, readHeading } from "../markdown/markdown-tree";
import { lineOf } from "../markdown/parse-markdown";
import { pictureName } from "../markdown/picture-tree";
import { contentWords, defaultWords, unknownWords } from "../markdown/visitor-words";
import { type Mistake, nearMiss, nodeReport, type Report } from "./mistake";

/** Keys with a name, in the forms that keyboards have on them. */
const keyNames = [
  ...["Alt", "AltGr", "Backspace", "Caps Lock", "Cmd", "Command", "Control", "Ctrl", "Del"],
  ...["Delete", "Down", "End", "Enter", "Esc", "Escape", "Fn", "Home", "Insert", "Ins", "Left"],
  ...["Launcher", "Menu", "Meta", "Num Lock", "Option", "Page Down", "Page Up", "Pause", "PgDn"],
  ...["PgUp", "Print", "Return", "Right", "Search", "Shift", "Space", "Super", "Tab", "Up", "Win"],
  "Windows",
];

/** A link that a text has; its address is looked up when all are known. */
export type ContentLink = Readonly<{ href: string; line: number }>;

/** A picture that a text shows, by the name of its file. */
export type ShownPicture = Readonly<{ name: string; line: number }>;

/** An id that a heading has; an alias is a former id. */
export type HeadingId = Readonly<{ id: string; line: number; isAlias: boolean }>;

/** What a text has that other files may depend on. */
export type FoundElements = Readonly<{
  links: readonly ContentLink[];
  pictures: readonly ShownPicture[];
  ids: readonly HeadingId[];
}>;

/**
 * Reports what is wrong with the elements of a text, and finds its links, pictures and ids. `parts` are
 * the parts of the text, as they are shown one by one.
 */
export function checkElements(parts: readonly (readonly Nodes[])[], report: Report): FoundElements {
  const say = nodeReport(report);
  const links: ContentLink[] = [];
  const pictures: ShownPicture[] = [];
  const ids: HeadingId[] = [];

  /** Where the element stands that is looked at. */
  let place: "heading" | "table" | undefined;

  const all = (children: readonly Nodes[], within = place): void => {
    const around = place;
    place = within;
    for (const part of withKeys(children))
      if (part.type === "key") key(part);
      else one(part);
    place = around;
  };

  const key = ({ tag, children }: Key): void => {
    all(children);
    const content = contentTree(children);
    if (content.some((node) => typeof node !== "string" && node[0] !== "word"))
      say(
        tag,
        "A <kbd> can contain only plain text.",
        "Write <kbd>Enter</kbd>, or <kbd>\\`</kbd> for a sign of Markdown. {shortcut} adds its own keys: write it without <kbd>.",
        tag.value,
      );
    else checkKey(tag, plainText(content, defaultWords).trim());
  };

  const checkKey = (tag: Html, name: string): void => {
    const shown = `<kbd>${name}</kbd>`;
    // Letters to type begin small.
    const isName = /^\p{Lu}.{2}/u.test(name) && !keyNames.includes(name);
    const near = isName ? nearMiss(name, keyNames) : undefined;
    if (name === "") say(tag, "A <kbd> has no key.", "Write <kbd>Enter</kbd>.", shown);
    else if (/[^+]\+[^+]/.test(name))
      say(
        tag,
        "A <kbd> is for one key.",
        `Write ${name
          .split("+")
          .map((key) => `<kbd>${key.trim()}</kbd>`)
          .join("+")}.`,
        shown,
      );
    else if (near) say(tag, "There is no such key.", `Did you mean <kbd>${near}</kbd>?`, shown);
  };

  const one = (node: Nodes): void => {
    switch (node.type) {
      case "text":
        checkSquareBrackets(node, report);
        checkBraces(node, report);
        return checkWords(node, node.value.replace(/\n/g, " "), report, place === "heading");
      case "inlineCode":
        if (/\{(?:shortcuts|extensions)Address\}/.test(node.value) && !isToBeCopied(node.value))
          say(
            node,
            "Something stands beside the address of a settings page.",
            "Write the address alone between the backticks: visitors get it with a Copy button.",
            node.value,
          );
        if (/[“”„‘’]|(?:^| )[–—]\w/.test(node.value))
          say(
            node,
            "Code has signs of a word processor.",
            "Type its quotes and hyphens again: \" ' -",
            node.value,
          );
        if (/^<kbd>.*<\/kbd>$/i.test(node.value))
          say(node, "Code shows this as it is.", "Write it without backticks.", node.value);
        if (/&(?:lt|gt|amp|#\w+);/.test(node.value))
          say(node, "Code shows this as it is.", "Write the character itself.", node.value);
        return checkWords(node, node.value, report);
      case "paragraph": {
        const picture = onlyPicture(node);
        if (picture === undefined) return all(node.children);
        checkWords(picture, picture.alt ?? "", report);
        if (checkPicture(picture, report))
          pictures.push({ name: pictureName(picture.url), line: lineOf(picture) });
        return;
      }
      case "list":
        for (const item of listItems(node)) all(item);
        return;
      case "blockquote":
        return all((readCallout(node) ?? node).children);
      case "heading": {
        const { id, aliases, children } = readHeading(node);
        for (const [index, name] of [id, ...aliases].entries())
          ids.push({ id: name, line: lineOf(node), isAlias: index > 0 });
        return all(children, "heading");
      }
      case "link":
        if (node.children.some(({ type }) => type === "image"))
          return say(
            node,
            "A picture can't be a link.",
            "Write the picture by itself, and the link in a sentence below it.",
            `[![…](…)](${node.url})`,
          );
        all(node.children);
        checkWords(node, node.url, report);
        if (checkLink(node, report)) links.push({ href: linkTarget(node.url), line: lineOf(node) });
        return;
      case "emphasis":
      case "strong":
      case "delete":
        return all(node.children);
      case "table":
      case "tableRow":
      case "tableCell":
        return all(node.children, "table");
      case "break":
      case "thematicBreak":
      case "code":
      case "definition":
        return;
      case "image":
        return say(
          node,
          "A picture needs a paragraph of its own.",
          place === "table"
            ? "A table has no room for it: put it above or below the table."
            : "Leave an empty line before and after it. In a list, indent it below the words.",
          node.alt ?? "",
        );
      case "html":
        return checkTag(node, report);
      default:
        return say(
          node,
          `Markdown of the kind "${node.type}" is not supported.`,
          "Write it as plain text, a list or a link.",
          node.type,
        );
    }
  };

  for (const part of parts) all(part);
  return { links, pictures, ids };
}

/** A word as other systems mark it, and one whose first brace is missing. */
const otherMarks = /(?:\$\{|\[|%|｛)(\w+)[}\]%｝]|(?<!\{\s*)\b(\w+)(?=\})/g;

/** Words in braces that are none, or that are not complete. An id at the end of a heading may be meant. */
function checkWords(node: Nodes, text: string, report: Report, isHeading = false): void {
  const say = nodeReport(report);
  for (const [part, name = ""] of text.matchAll(/\{\s*([A-Za-z][\w-]*)\s*\}?/g))
    if (contentWords.includes(name) && part !== `{${name}}`)
      say(node, "A visitor word is incomplete.", `Write {${name}}.`, part.trim());
  for (const [part, name = ""] of text.matchAll(/\{\{\s*(\w+)\s*\}\}/g))
    if (contentWords.includes(name))
      say(node, "A visitor word has two braces.", `Write {${name}}.`, part);
  // Several words in braces are told elsewhere.
  const single = text.replace(/\{[^{}\s]+(?:\s+[^{}\s]+)+\}/g, "");
  for (const [part, marked, name = marked ?? ""] of single.matchAll(otherMarks))
    if (contentWords.includes(name))
      say(node, "A visitor word has other marks.", `Write {${name}}.`, part);
  for (const [part, name = ""] of text.matchAll(/\{(\w+): /g)) {
    const near = nearMiss(name, ["published", "unpublished"]);
    if (near && near !== name)
      say(node, `No part of a text is for "${name}".`, `Did you mean {${near}: words}?`, part);
  }
  for (const name of unknownWords(text)) {
    const near = nearMiss(name, contentWords);
    say(
      node,
      `There is no visitor word {${name}}.`,
      isHeading && text.trimEnd().endsWith(`{${name}}`)
        ? `The id of a heading begins with #: {#${name}}.`
        : near
          ? `Did you mean {${near}}?`
          : `To show the braces, write \\{${name}\\}. Words are ${contentWords.map((word) => `{${word}}`).join(", ")}.`,
      `{${name}}`,
    );
  }
}

/** Braces that are no part of a word, and words in braces that need backticks. */
function checkBraces(node: Text, report: Report): void {
  // What lacks a backtick, a colon or an end has been told.
  if (/`|\{(?:un)?published\b/i.test(node.value)) return;
  const say = nodeReport(report);
  const [address] = /\{(?:shortcuts|extensions)Address\}/.exec(node.value) ?? [];
  if (address !== undefined)
    say(
      node,
      "The address of a settings page is not code.",
      `Write \`${address}\`: visitors get it with a Copy button.`,
      address,
    );
  const [spaced, phrase = ""] = /\{\s*([A-Za-z]+(?: [A-Za-z]+)+)\s*\}/.exec(node.value) ?? [];
  const near = nearMiss(phrase.replaceAll(" ", ""), contentWords);
  if (spaced !== undefined)
    return say(
      node,
      `There is no visitor word ${spaced}.`,
      near ? `Did you mean {${near}}?` : "To show the braces, write \\{ and \\}.",
      spaced,
    );
  // Those of a word are told elsewhere, right or wrong.
  const rest = node.value
    .replace(/\{\{\s*\w+\s*\}\}|\{\s*[A-Za-z][\w-]*\s*\}?|\{#[^}]*\}|\{\w+: [^}]*\}?/g, "")
    .replace(/\b(\w+)\}/g, (part, name: string) => (contentWords.includes(name) ? "" : part));
  const [brace] = /[{}]/.exec(rest) ?? [];
  if (brace !== undefined)
    say(
      node,
      "A brace is left over.",
      `Remove it. To show it, write \\${brace}.`,
      node.value.slice(0, 80),
    );
}

/** Links and callouts that the parser has left as plain text. */
function checkSquareBrackets(node: Text, report: Report): void {
  const say = nodeReport(report);
  for (const [part] of node.value.matchAll(/\[[^\]]+\](?:\s+\([/#h][^)]*\)|\[[^\]]*\])/g))
    say(
      node,
      "A link is incomplete.",
      "Write [words](/page), without a space before the bracket.",
      part,
    );
  for (const [part, kind = ""] of node.value.matchAll(/\[!(\w+)\]/g))
    say(
      node,
      `${part} isn’t a valid callout.`,
      calloutKinds.includes(kind)
        ? `Write "> ${part}" on a line of its own below an empty line, and each line below it with "> ".`
        : `Callouts are ${calloutKinds.map((name) => `[!${name}]`).join(", ")}.`,
      part,
    );
}

function checkTag(node: Html, report: Report): void {
  const say = nodeReport(report);
  if (isTag(node, "</kbd>"))
    return say(node, "A <kbd> is never opened.", "Write <kbd>Enter</kbd>.", node.value);
  if (nearMiss(node.value.toLowerCase(), ["<kbd>", "</kbd>"]))
    return say(node, "A <kbd> is never closed.", "Write <kbd>Enter</kbd>.", node.value);
  say(
    node,
    "Raw HTML is not allowed.",
    "Write Markdown; <kbd> around a key is the only tag allowed. To show a <, write \\<.",
    node.value.split("\n", 1)[0] ?? "",
  );
}

/** Whether pages may open a link; its address may still lead nowhere. */
function checkLink(node: Link, report: Report): boolean {
  const say = nodeReport(report);
  const { url } = node;
  if (!canBeOpened(linkTarget(url))) {
    say(
      node,
      `Web pages cannot open ${url}.`,
      `Write the address as code, \`${url}\`: visitors get it with a Copy button.`,
      url,
    );
    return false;
  }
  const words = plainText(contentTree(node.children));
  if (/^(?:\/[\w-]+#|https?:\/\/)/.test(words) && !/[/#@.:]/.test(url)) {
    say(
      node,
      "The words and the address of a link are swapped.",
      `Write [${url}](${words}).`,
      `[${words}](${url})`,
    );
    return false;
  }
  if (words === "")
    say(node, "A link has no text.", `Write [where it leads](${url}).`, `[](${url})`);
  return true;
}

/** What a picture's name may end in, and the kind of file that it says. */
export const pictureKinds: Readonly<Record<string, string>> = {
  avif: "avif",
  jpeg: "jpeg",
  jpg: "jpeg",
  png: "png",
  webp: "webp",
};

/** What is wrong with the kind of file that a name says; undefined when a picture may have it. */
export function wrongKind(name: string): Pick<Mistake, "message" | "hint"> | undefined {
  const kind = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
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

/** What editors and file managers write for the words of a picture. */
const emptyAlt =
  /^(?:alt(?:ernative)? text|image|picture|screenshot(?: \d.*)?|.*\.(?:png|jpe?g|webp|avif|gif))$/i;

/** Whether a picture is written as the name of a file; there may still be no such file. */
function checkPicture(node: Image, report: Report): boolean {
  const { url, title } = node;
  const name = pictureName(url);
  const say = (message: string, hint: string, text = url) =>
    nodeReport(report)(node, message, hint, text);
  if (/^data:/i.test(url)) {
    say(
      "A picture must be a file of this site.",
      "This one stands in the text itself. Save it in src/content/pictures and write its name: ![what it shows](list.png).",
      "data:",
    );
    return false;
  }
  if (plainText(contentTree([{ type: "text", value: node.alt ?? "" }]), defaultWords) === "")
    say("A picture has no alternative text.", `Write ![what the picture shows](${name}).`);
  if (title)
    say(
      "A picture cannot have a title.",
      "Few people would see it. Write it below the picture, as a paragraph.",
      title,
    );
  if (emptyAlt.test(node.alt ?? ""))
    say(
      "The alternative text says nothing.",
      `Say what the picture shows: ![the list of tabs](${name}).`,
      node.alt ?? "",
    );
  const kind = wrongKind(name);
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
  else return true;
  return false;
}
