// Build time only: pure.
import type { Collection } from "./collections";
import {
  checkElements,
  type ContentLink,
  type HeadingId,
  type ShownPicture,
} from "./check-elements";
import { checkFrontMatter } from "./check-front-matter";
import { checkMarkdown, withoutUnderlines } from "./check-markdown";
import { checkStructure, idMistake, partsOf, sectionIds } from "./check-structure";
import { checkText } from "./check-text";
import { collectionOf, collections, idPattern, isExtraPage } from "./collections";
import { answerGroups, entryFields, sectionWords, whyLeftOut } from "./entry-fields";
import { readFrontMatter } from "./front-matter";
import type { Mistake, Report } from "./mistake";
import { isPublished } from "../../install/store-address";
import { atLine, parseMarkdown } from "../markdown/parse-markdown";

/** A file of src/content as it is on the disk. */
export type ContentFile = Readonly<{ /** Path below src/content. */ path: string; text: string }>;

/** What one file holds, as far as others can depend on it, and its own mistakes. */
export type CheckedEntry = Readonly<{
  file: string;
  type: Collection["type"] | undefined;
  fields: Readonly<Record<string, unknown>>;
  /** Why a build leaves it out, if it does. */
  leftOut: string | undefined;
  groups: ReturnType<typeof answerGroups>;
  /** Line of each key of the front matter. */
  lines: Readonly<Record<string, number>>;
  /** The ids of its headings. */
  ids: readonly HeadingId[];
  /** The ids of those headings that begin a section of a page. */
  sections: readonly string[];
  links: readonly ContentLink[];
  pictures: readonly ShownPicture[];
  /** Whether the ids that its front matter makes are not known, because it has a mistake. */
  isFaulty: boolean;
  mistakes: readonly Mistake[];
}>;

/**
 * Checks one file by itself; content-report.ts compares it with the others. `day` is today in UTC;
 * `hasStore` is whether it is read as after the first store page. If the parser fails, that is a
 * mistake of the file.
 */
export function checkEntry(
  file: ContentFile,
  day?: string,
  hasStore = isPublished(),
): CheckedEntry {
  try {
    return readEntry(file, day, hasStore);
  } catch (error) {
    const mistake = {
      line: 1,
      message: `The file cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      hint: "Take away what you wrote last, then write it in a simpler way.",
      text: file.path,
    };
    return { ...unread(file.path), mistakes: [{ file: file.path, ...mistake }] };
  }
}

/** Words for the time before or after the first store page. */
export const forOneTime = /\{(?:un)?published: /;

/** Mistakes that follow from words for the time before or after the first store page. */
const isEmptied =
  /^(?:An item of a list is empty|A heading has no text|The file has no text|"" is)/;
const emptiedHint =
  "Nothing is left there before or after the first store page. Put the whole line into the braces, or write {published: …}{unpublished: …}.";

/** What is known of a file that was not read. */
function unread(file: string): CheckedEntry {
  const nothing = { fields: {}, groups: [], lines: {}, ids: [], sections: [], links: [] };
  const isFaulty = true;
  return {
    file,
    type: undefined,
    leftOut: undefined,
    pictures: [],
    isFaulty,
    mistakes: [],
    ...nothing,
  };
}

/** What to do with a file that nobody would read; `paths` are all files. */
export function renamingHint(path: string, paths: readonly string[]): string {
  if (/^pages\/[^/]+\.md$/.test(path))
    return `The site has code for five pages. One of your own goes to ${path.replace("pages", "extra-pages")}.`;
  const name = /\.[a-z]+$/i.test(path) ? path.replace(/(?:\.md)?\.[a-z]+$/i, ".md") : `${path}.md`;
  if (name !== path && paths.includes(name))
    return `Nobody reads it. Delete it, or move it out of src/content: ${name} is the text.`;
  if (/\.(?:docx?|odt|pages|pdf|rtf)$/i.test(path))
    return `Copy its words into a text file, such as ${name}.`;
  return name !== path && collectionOf(name) !== undefined
    ? `Texts are Markdown and end in ".md". Rename it to ${name}.`
    : `Files are named like ${collections.map(({ example }) => example).join(", ")}.`;
}

function readEntry(
  { path, text }: ContentFile,
  day: string | undefined,
  hasStore: boolean,
): CheckedEntry {
  const mistakes: Mistake[] = [];
  const told = new Set<string>();
  const report: Report = (mistake) => {
    const { line, message } = mistake;
    // Twice on one line, it has one cause.
    if (told.has(`${line} ${message}`)) return;
    told.add(`${line} ${message}`);
    // A file without text has them anywhere.
    const row = message.startsWith("The file") ? text : (text.split(/\r\n?|\n/)[line - 1] ?? "");
    const hint = isEmptied.test(message) && forOneTime.test(row) ? emptiedHint : mistake.hint;
    mistakes.push({ file: path, ...mistake, hint });
  };
  const collection = collectionOf(path);
  // check-together.ts says what to do with it.
  if (!collection) return unread(path);
  if (!checkText(path, text, report)) return { ...unread(path), mistakes };
  const front = readFrontMatter(text, hasStore);
  front.mistakes.forEach(report);
  const linksOnTop = front.isReadable
    ? checkFrontMatter(front, collection, { path, text, report })
    : [];
  const { values, lines, body, bodyLine } = front;
  // A page that cannot be a draft has a mistake, and no more follows from it.
  const canBeDraft = "draft" in collection.schema.shape;
  const leftOut = canBeDraft ? whyLeftOut(collection.type, values, day) : undefined;
  if (collection.type === "Release" && values.draft !== true) checkPlaceholders(text, report);
  const markdown = atLine(bodyLine, body);
  const isExtra = isExtraPage(path);
  if (isEmpty(body) && (collection.type !== "PageText" || isExtra))
    report({ line: bodyLine, ...noText(collection.type) });
  // Without an end, the front matter is part of the text, where its lines mean something else.
  if (bodyLine === 1) return { ...unread(path), mistakes };
  const rows = markdown.split("\n");
  const root = withoutUnderlines(parseMarkdown(markdown), rows, report);
  checkStructure(collection.type, isExtra, root, report);
  const { links, pictures, ids } = checkElements(partsOf(collection.type, root), report);
  const isDraft = values.draft === true;
  checkMarkdown(root, { rows, isDraft }, report);
  const sections = sectionIds(collection.type, root);
  for (const id of Object.keys(sectionWords(values)))
    if (collection.type === "PageText" && !sections.includes(id))
      report({
        line: lines.sectionWords ?? 1,
        field: "sectionWords",
        message: `There is no section "${id}" in this file.`,
        hint: `Sections are ${sections.join(", ")}.`,
        text: id,
      });
  return {
    file: path,
    type: collection.type,
    fields: entryFields(collection.type, path, values),
    leftOut,
    groups: answerGroups(values),
    lines,
    ids,
    sections,
    links: [...linksOnTop, ...links],
    pictures,
    isFaulty:
      !front.isReadable ||
      !canBeAddress(collection.type, path) ||
      mistakes.some(
        ({ field, message }) => makesAddresses(collection, field) || idMistake.test(message),
      ),
    mistakes,
  };
}

/** Whether the name of a file can be part of an address; if not, check-together.ts says so. */
function canBeAddress(type: Collection["type"], path: string): boolean {
  return type === "Release" || idPattern.test(path.replace(/^.*\/|\.md$/g, ""));
}

/** Whether ids follow from a key of the front matter, or may have followed if it were spelt well. */
function makesAddresses({ schema }: Collection, field: string | undefined): boolean {
  if (field === undefined) return false;
  return ["aliases", "groups", "version"].includes(field) || !(field in schema.shape);
}

/** The sentences of a new release that wait to be replaced. */
export const releasePlaceholders = {
  summary: "One sentence on what this release is about, or nothing.",
  added: "What is new, as a sentence.",
  changed: "What works in another way than before.",
  fixed: "What went wrong and does no more.",
};

function checkPlaceholders(text: string, report: Report): void {
  for (const [index, row] of text.split(/\r\n?|\n/).entries())
    if (Object.values(releasePlaceholders).some((sentence) => row.includes(sentence)))
      report({
        line: index + 1,
        message: "A sample sentence of a new release was not replaced.",
        hint: 'Write what changed, or take the line away. "draft: true" keeps the release back.',
        text: row,
      });
}

function isEmpty(body: string): boolean {
  return body.replace(/<!--[\s\S]*?-->/g, "").trim() === "";
}

function noText(type: Collection["type"]) {
  return {
    message: "The file has no text.",
    hint:
      type === "Release"
        ? 'Write "## Added", "## Changed" or "## Fixed" and a list below it.'
        : 'Write the text below the second "---".',
    text: "",
  };
}
