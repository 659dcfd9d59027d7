// Build time only: pure. Rules over the headings of parsed Markdown and what stands between them.
import type { Nodes, Root, RootContent } from "mdast";
import { plainText } from "../../content-text/content-tree";
import { splitAtHeadings } from "../markdown/entry-texts";
import { contentTree, readHeading } from "../markdown/markdown-tree";
import { lineOf } from "../markdown/parse-markdown";
import { changeKinds, changesIn } from "../markdown/release-text";
import type { Collection } from "./collections";
import { nearMiss, nodeReport, type Report } from "./mistake";

const textOf = (...nodes: readonly Nodes[]) => plainText(contentTree(nodes));

type Type = Collection["type"];

function hasSections(type: Type): boolean {
  return type === "PageText" || type === "Policy";
}

/** The ids of the sections into which a text is divided; none where a text has no sections. */
export function sectionIds(type: Type, { children }: Root): readonly string[] {
  if (!hasSections(type)) return [];
  return splitAtHeadings(children).parts.map(({ heading }) => readHeading(heading).id);
}

/** The parts of a text, as they are shown one by one. A heading that no page shows makes no id. */
export function partsOf(type: Type, { children }: Root): readonly (readonly Nodes[])[] {
  if (!hasSections(type) && type !== "Release") return [children];
  const { before, parts } = splitAtHeadings(children);
  const top = before.map((node) => (node.type === "heading" ? node.children : [node]));
  if (type !== "Release")
    return [...top, ...parts.map(({ heading, nodes }) => [heading, ...nodes])];
  return [
    ...top,
    ...parts.flatMap(({ heading, nodes: [first, ...rest] }) => [
      heading.children,
      ...(first?.type === "list" ? changesIn(first) : [first ? [first] : []]),
      rest,
    ]),
  ];
}

/** Reports what is wrong with the headings of a text, and with what stands between them. */
export function checkStructure(type: Type, isExtra: boolean, root: Root, report: Report): void {
  if (hasSections(type)) {
    checkSections(root, isExtra, report);
    // Sections of the other pages may have a drawing or a list that code adds.
    if (type === "Policy" || isExtra) checkEmptySections(root, report);
  } else if (type === "Release") checkChanges(root, report);
  else checkPart(root, report);
}

/** Reports a value of front matter that is more than one paragraph. */
export function checkLine(
  { children: [first, ...rest] }: Root,
  text: string,
  report: Report,
): void {
  if (first === undefined || (first.type === "paragraph" && rest.length === 0)) return;
  report({
    line: lineOf(first),
    message: "A front matter value must be one line of text.",
    hint: "Remove lists, headings and empty lines.",
    text: text.trim().split("\n", 1)[0] ?? "",
  });
}

/** Reports the headings of a text that is shown below a heading of its own. */
function checkPart({ children }: Root, report: Report): void {
  for (const node of children)
    if (node.type === "heading")
      nodeReport(report)(
        node,
        "This kind of file cannot have headings.",
        "Write a paragraph that begins with **bold words**, or a list.",
        textOf(node),
      );
}

/** Reports headings that a page cannot have, and text above them unless `hasOpening` is true. */
function checkSections({ children }: Root, hasOpening: boolean, report: Report): void {
  const { before, parts } = splitAtHeadings(children);
  const stray = before.find(({ type }) => type !== "definition" && type !== "heading");
  if (stray && !hasOpening)
    nodeReport(report)(
      stray,
      "There is text before the first heading.",
      'Move it below a "## " heading, or into "lead" or "summary" in the front matter.',
      textOf(stray).slice(0, 60),
    );
  checkLevels(children, report);
  // The draft of an email is plain text, a line for each paragraph.
  for (const { heading, nodes } of parts)
    if (readHeading(heading).id === "mail")
      for (const node of nodes)
        if (node.type !== "paragraph" || node.position?.start.line !== node.position?.end.line)
          nodeReport(report)(
            node,
            "The draft of an email has a line for each paragraph, and no lists.",
            "Leave an empty line between its lines, and write no list marks.",
            textOf(node).split("\n", 1)[0] ?? "",
          );
}

function checkEmptySections({ children }: Root, report: Report): void {
  for (const { heading, nodes } of splitAtHeadings(children).parts)
    if (nodes.length === 0)
      nodeReport(report)(
        heading,
        "There is no text below this heading.",
        "Write it, or remove the heading.",
        `## ${textOf(...heading.children)}`,
      );
}

/** Messages after which it is not known which ids a page has. */
export const idMistake =
  /^A heading is one line|^The id of a heading |^Something stands behind the id| is not a valid id\.$/;

const oneId = "#[a-z0-9]+(?:-[a-z0-9]+)*";
const validIds = new RegExp(`^\\{${oneId}(?: ${oneId})*\\}$`);

/** Headings of a page begin at the second level, and none skips one. */
function checkLevels(nodes: readonly RootContent[], report: Report): void {
  let above = 1;
  for (const node of nodes) {
    if (node.type !== "heading") continue;
    const words = textOf(...node.children);
    const say = (message: string, hint: string) =>
      nodeReport(report)(node, message, hint, `${"#".repeat(node.depth)} ${words}`);
    const [id = ""] = /\{#.*$/.exec(words) ?? [];
    const [round] = /\(#[\w-]+\)\s*$/.exec(words) ?? [];
    if (round !== undefined)
      say("The id of a heading has round brackets.", `Write {${round.trim().slice(1, -1)}}.`);
    const [, former, latter] = /^\{(#[\w-]+)\},? *\{(#[\w -]+)\}$/.exec(id) ?? [];
    if (former !== undefined) {
      say("The id of a heading has two pairs of braces.", `Write {${former} ${latter}}.`);
      continue;
    }
    if (/^\{#[^}]*\} *\S/.test(id)) {
      if (words.startsWith(id))
        say("The id of a heading stands before its words.", "Write it at the end of the line.");
      else say("Something stands behind the id of a heading.", "Remove it: the id ends the line.");
      continue;
    }
    if (id !== "" && !validIds.test(id))
      say(
        `${id} is not a valid id.`,
        /^\{# +[a-z0-9-]+\}$/.test(id)
          ? `Write ${id.replace(/ +/, "")}.`
          : "Write small letters, digits and hyphens, like {#change-shortcut}; former ids follow it, like {#change-shortcut #shortcut}.",
      );
    if (words.replace(id, "").trim() === "")
      say("A heading has no text.", 'Write "## What it is about".');
    if (node.depth === 1)
      say(
        "The page already has a main heading.",
        'It is "heading" in the front matter. Start sections with "## ".',
      );
    else if (node.depth > above + 1)
      say("A heading skips a level.", `Write "${"#".repeat(above + 1)} " here.`);
    above = Math.max(node.depth, 2);
  }
}

/** Reports what is no list of changes below one of their kinds. */
function checkChanges({ children }: Root, report: Report): void {
  const say = nodeReport(report);
  const { before, parts } = splitAtHeadings(children);
  for (const node of before)
    if (node.type === "heading")
      say(
        node,
        "Change headings must be level 2 (##).",
        'Write "## Added", "## Changed", "## Fixed", "## Removed" or "## Security".',
        textOf(node),
      );
  for (const node of before) {
    const words = textOf(node);
    const isKind = changeKinds.some((kind) => kind === words.replace(/:$/, ""));
    if (node.type === "paragraph" && node.children.length === 1 && isKind)
      say(node, "A kind of change is no heading.", `Write "## ${words.replace(/:$/, "")}".`, words);
    if (node.type === "list" && parts.length === 0)
      say(
        node,
        "A list of changes has no heading.",
        'Write "## Added", "## Changed", "## Fixed", "## Removed" or "## Security" above it.',
        words.slice(0, 60),
      );
  }
  const kinds = new Set<string>();
  for (const { heading, nodes } of parts) {
    const kind = textOf(...heading.children);
    const shown = `## ${kind}`;
    if (/^\[?v?\d+\.\d/.test(kind)) {
      say(
        heading,
        "The version and the date are in the front matter.",
        'Remove this line. Write the kinds of changes with two #, such as "## Added".',
        shown,
      );
      continue;
    }
    const near = nearMiss(kind.replace(/:$/, ""), changeKinds);
    if (!changeKinds.some((known) => known === kind))
      say(
        heading,
        `There is no kind of change "${kind}".`,
        near ? `Write ## ${near}.` : `Kinds are ${changeKinds.join(", ")}.`,
        shown,
      );
    if (kinds.has(kind))
      say(heading, `The heading "${kind}" is used twice.`, "Put its changes in one list.", shown);
    kinds.add(kind);
    const [list, ...rest] = nodes;
    if (list?.type !== "list" || list.ordered)
      say(
        list ?? heading,
        list?.type === "list"
          ? `The changes below "${shown}" are numbered.`
          : `There is no list of changes below "${shown}".`,
        'Start each change with "- ".',
        shown,
      );
    for (const node of rest) {
      const text = textOf(node);
      say(
        node,
        "Only one list can follow a change heading.",
        changeKinds.some((known) => known === text)
          ? `Write "## ${text}" for the next list.`
          : node.type === "paragraph" && node.children.every(({ type }) => type === "image")
            ? "Indent a picture by two spaces below its change."
            : 'Start each change with "- ", without other text in between.',
        text.slice(0, 60),
      );
    }
  }
}
