import type { Collection } from "./collections";
import { checkFrontMatter } from "./check-front-matter";
import { checkMarkdown } from "./check-markdown";
import { checkText } from "./check-text";
import { collectionOf, collections, isExtraPage } from "./collections";
import { bodyText, openingText, sectionTexts } from "../markdown/entry-texts";
import { answerGroups, entryFields, sectionWords, whyLeftOut } from "./entry-fields";
import { readFrontMatter } from "./front-matter";
import type { Mistake, Report } from "./mistake";
import {
  type ContentLink,
  type MarkdownContext,
  parseMarkdown,
  type ShownPicture,
} from "../markdown/parse-markdown";
import { releaseText } from "../markdown/release-text";

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
  ids: readonly Readonly<{ id: string; line: number; isAlias: boolean }>[];
  /** The ids of those headings that begin a section of a page. */
  sections: readonly string[];
  links: readonly ContentLink[];
  pictures: readonly ShownPicture[];
  /** Whether the ids that its front matter makes are not known, because it has a mistake. */
  isFaulty: boolean;
  mistakes: readonly Mistake[];
}>;

/**
 * Checks one file by itself; check-content.ts compares it with the others. `day` is today in UTC. If
 * the parser fails, that is a mistake of the file.
 */
export function checkEntry(file: ContentFile, day?: string): CheckedEntry {
  try {
    return readEntry(file, day);
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
  const name = path.replace(/(?:\.md)?\.[a-z]+$/i, ".md");
  if (name !== path && paths.includes(name))
    return `Nobody reads it. Delete it, or move it out of src/content: ${name} is the text.`;
  return name !== path && collectionOf(name) !== undefined
    ? `Texts are Markdown and end in ".md". Rename it to ${name}.`
    : `Files are named like ${collections.map(({ example }) => example).join(", ")}.`;
}

function readEntry({ path, text }: ContentFile, day?: string): CheckedEntry {
  const mistakes: Mistake[] = [];
  const report: Report = (mistake) => mistakes.push({ file: path, ...mistake });
  const collection = collectionOf(path);
  const links: ContentLink[] = [];
  const pictures: ShownPicture[] = [];
  const ids: { id: string; line: number; isAlias: boolean }[] = [];
  // check-together.ts says what to do with it.
  if (!collection) return unread(path);
  if (!checkText(path, text, report)) return { ...unread(path), mistakes };
  const front = readFrontMatter(text, report);
  const onLink = (link: ContentLink) => links.push(link);
  if (front.isReadable) checkFrontMatter(front, collection, { path, text, report, onLink });
  const { values, lines, body, bodyLine } = front;
  // A page that cannot be a draft has a mistake, and no more follows from it.
  const canBeDraft = "draft" in collection.schema.shape;
  const leftOut = canBeDraft ? whyLeftOut(collection.type, values, day) : undefined;
  const isFaulty =
    !front.isReadable || mistakes.some(({ field }) => makesAddresses(collection, field));
  if (collection.type === "Release" && values.draft !== true) checkPlaceholders(text, report);
  const sections = checkBody(collection.type, isExtraPage(path), body, {
    firstLine: bodyLine,
    report,
    onLink,
    onPicture: (picture) => pictures.push(picture),
    onHeading: (id, line, isAlias) => ids.push({ id, line, isAlias }),
  });
  const rows = body.split("\n");
  const isDraft = values.draft === true;
  checkMarkdown(parseMarkdown(body), { rows, firstLine: bodyLine, isDraft }, report);
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
    links,
    pictures,
    isFaulty,
    mistakes,
  };
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

/** Checks the Markdown below the front matter; gives the ids of its sections. */
function checkBody(
  type: Collection["type"],
  isExtra: boolean,
  body: string,
  context: MarkdownContext,
): readonly string[] {
  const isEmpty = body.replace(/<!--[\s\S]*?-->/g, "").trim() === "";
  if (isEmpty && (type !== "PageText" || isExtra)) {
    context.report({
      line: context.firstLine,
      message: "The file has no text.",
      hint:
        type === "Release"
          ? 'Write "## Added", "## Changed" or "## Fixed" and a list below it.'
          : 'Write the text below the second "---".',
      text: "",
    });
  }
  if (isExtra) openingText(body, context);
  if (type === "PageText" || type === "Policy")
    return sectionTexts(body, context, isExtra).map(({ id }) => id);
  if (type === "Release") releaseText(body, context);
  else bodyText(body, context);
  return [];
}
