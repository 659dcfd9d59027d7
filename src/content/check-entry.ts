import type { Collection, FieldKind } from "./collections";
import { collectionOf, collections } from "./collections";
import { checkField } from "./check-field";
import { bodyText, lineText, sectionTexts } from "./entry-texts";
import { answerGroups, entryFields } from "./entry-fields";
import { readFrontMatter } from "./front-matter";
import type { Mistake, Report } from "./mistake";
import { nearMiss } from "./near-miss";
import type { ContentLink, MarkdownContext } from "./parse-markdown";
import { type ReleaseText, releaseText } from "./release-text";

/** A file of src/content as it is on the disk. */
export type ContentFile = Readonly<{ /** Path below src/content. */ path: string; text: string }>;

/** What one file holds, as far as others can depend on it, and its own mistakes. */
export type CheckedEntry = Readonly<{
  file: string;
  type: Collection["type"] | undefined;
  fields: Readonly<Record<string, unknown>>;
  groups: ReturnType<typeof answerGroups>;
  /** The Markdown below the front matter. */
  body: string;
  /** What the body of a release says. */
  release?: ReleaseText | undefined;
  /** Line of each key of the front matter. */
  lines: Readonly<Record<string, number>>;
  /** The ids of its headings. */
  ids: readonly Readonly<{ id: string; line: number }>[];
  links: readonly ContentLink[];
  mistakes: readonly Mistake[];
}>;

/** Checks all of one file that can be told without the others. */
export function checkEntry({ path, text }: ContentFile): CheckedEntry {
  const mistakes: Mistake[] = [];
  const report: Report = (mistake) => mistakes.push({ file: path, ...mistake });
  const collection = collectionOf(path);
  const links: ContentLink[] = [];
  const ids: { id: string; line: number }[] = [];
  const none = {
    file: path,
    type: undefined,
    fields: {},
    groups: [],
    body: "",
    lines: {},
    ids,
    links,
    mistakes,
  };
  if (!collection) {
    report({
      line: 1,
      message: "The file belongs to no collection.",
      hint: `Files are named like ${collections.map(({ example }) => example).join(", ")}.`,
      text: path,
    });
    return none;
  }
  if (text.includes("\uFFFD")) {
    report({
      line: text.slice(0, text.indexOf("\uFFFD")).split("\n").length,
      message: "The file is not UTF-8.",
      hint: "Save it with the encoding UTF-8.",
      text: "\uFFFD",
    });
  }
  const { values, lines, body, bodyLine, isReadable } = readFrontMatter(text, report);
  const source = text.split(/\r\n?|\n/);
  if (isReadable) {
    const checkKinds = (kinds: Readonly<Record<string, FieldKind>>, required: boolean) => {
      for (const [field, kind] of Object.entries(kinds)) {
        const line = lines[field] ?? 1;
        if (values[field] == null) {
          if (required)
            report({
              line,
              field,
              message: `"${field}" is missing.`,
              hint: `Add "${field}: …" between the "---" lines.`,
              text: path,
            });
          continue;
        }
        const textLine = (part: string) =>
          Math.max(line, source.findIndex((row, at) => at + 1 >= line && row.includes(part)) + 1);
        checkField(kind, values[field], {
          report: (mistake) => report({ line, field, text: source[line - 1] ?? "", ...mistake }),
          checkText: (part) =>
            lineText(part, {
              firstLine: textLine(part),
              report: (mistake) => report({ ...mistake, field }),
              onLink: (link) => links.push(link),
            }),
        });
      }
    };
    checkKinds(collection.required, true);
    checkKinds(collection.optional ?? {}, false);
    const known = [...Object.keys(collection.required), ...Object.keys(collection.optional ?? {})];
    for (const field of Object.keys(values).filter((key) => !known.includes(key))) {
      const near = nearMiss(field, known);
      const line = lines[field] ?? 1;
      report({
        line,
        field,
        message: `There is no key "${field}" here.`,
        hint: near ? `Did you mean "${near}"?` : `Keys are ${known.join(", ")}.`,
        text: source[line - 1] ?? "",
      });
    }
  }
  const release = checkBody(collection.type, body, {
    firstLine: bodyLine,
    report,
    onLink: (link) => links.push(link),
    onHeading: (id, line) => ids.push({ id, line }),
  });
  return {
    file: path,
    type: collection.type,
    fields: entryFields(collection.type, path, values),
    groups: answerGroups(values),
    body,
    release,
    lines,
    ids,
    links,
    mistakes,
  };
}

function checkBody(
  type: Collection["type"],
  body: string,
  context: MarkdownContext,
): ReleaseText | undefined {
  const isEmpty = body.trim() === "";
  if (isEmpty && type !== "PageText") {
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
  if (type === "Release") return releaseText(body, context);
  if (type === "PageText" || type === "Policy") sectionTexts(body, context);
  else bodyText(body, context);
  return undefined;
}
