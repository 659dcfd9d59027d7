// Build time only: pure. One text by itself: what other files may depend on, and its mistakes.
import type { Nodes, Root } from "mdast";
import type { z } from "zod";
import { lineNodes } from "../markdown/entry-texts";
import { type TextElements, readNodes } from "../markdown/markdown-tree";
import { atLine, lineOf as lineOfNode, parseMarkdown } from "../markdown/parse-markdown";
import { answerGroups, type Collection, entryFields, lineKeys } from "./collections";
import { type FrontMatter, readFrontMatter } from "./front-matter";
import { didYouMean, type Report } from "../markdown/report";
import { checkPatterns } from "../markdown/mistake-patterns";
import { checkLineStarts } from "./line-starts";
import { type Mistake, type LineMistake } from "./mistake-format";
import { checkSections, partsOf, sectionIds } from "./sections";

/** A file of src/content: its path below that folder, and its text as it is on the disk. */
export type ContentFile = Readonly<{ path: string; text: string }>;

/** The parts of a text that other files may depend on, and its mistakes. */
export type CheckedEntry = TextElements &
  Readonly<{
    file: string;
    type: Collection["type"];
    fields: Readonly<Record<string, unknown>>;
    /** Whether it is a draft, which builds leave out. */
    isLeftOut: boolean;
    groups: ReturnType<typeof answerGroups>;
    lineOf: FrontMatter["lineOf"];
    /** The ids of its sections. */
    sections: readonly string[];
    /** Whether nothing is wrong with it by itself. */
    isValid: boolean;
    mistakes: readonly Mistake[];
  }>;

/** Reads and checks one text. `hasStore` chooses between the wordings with and without a store page. */
export function readEntry(
  { path, text }: ContentFile,
  collection: Collection,
  hasStore: boolean,
): CheckedEntry {
  const { type, schema } = collection;
  const mistakes: LineMistake[] = [];
  /** A report for the next step of the checks. A line with a mistake of an earlier step gets no other. */
  const nextReport = (): Report => {
    const wrong = new Set(mistakes.flatMap((one) => (one.isWarning ? [] : [one.line])));
    return (line, message, isWarning = false) => {
      if (!wrong.has(line)) mistakes.push({ line, message, isWarning });
    };
  };
  const front = readFrontMatter(text, hasStore);
  const { values, lineOf, body, bodyLine } = front;
  const ofLines = nextReport();
  checkPatterns("file", text, 1, ofLines);
  for (const [index, row] of text
    .replace(/^\uFEFF/, "")
    .split(/\r\n?|\n/)
    .entries()) {
    checkPatterns("line", row, index + 1, ofLines);
    if (index + 1 < bodyLine) checkPatterns("value", row, index + 1, ofLines);
  }
  const ofValues = nextReport();
  for (const { line, message } of [
    ...front.mistakes,
    ...(front.isParsed ? schemaMistakes(front, schema) : []),
  ])
    ofValues(line, message);
  const report = nextReport();
  const found: TextElements[] = [];
  const read = (root: Root, parts: readonly (readonly Nodes[])[]) => {
    const options = { report, isDraft: values.draft === true };
    found.push(...parts.map((nodes) => readNodes(nodes, options)));
    oneWayToShortcuts(root, report);
    checkLineStarts(root, report);
  };
  for (const [keys, line] of markdownLines(values)) {
    const root = parseMarkdown(atLine(lineOf(...keys), line));
    if (lineNodes(root) === root.children && line.trim() !== "")
      report(lineOf(...keys), "A value has to be one line of text.");
    read(root, [lineNodes(root)]);
  }
  const root = parseMarkdown(atLine(bodyLine, body));
  read(root, partsOf(type, root));
  const ofSections = nextReport();
  // A page may consist of its front matter.
  if (root.children.length === 0 && type !== "PageText") ofSections(bodyLine, "There is no text.");
  checkSections(type, root, ofSections);
  return {
    file: path,
    type,
    fields: entryFields(type, path, values),
    // Where the schema has no drafts, `draft: true` is a mistake.
    isLeftOut: "draft" in schema.shape && values.draft === true,
    groups: answerGroups(values),
    lineOf,
    links: found.flatMap(({ links }) => links),
    pictures: found.flatMap(({ pictures }) => pictures),
    ids: found.flatMap(({ ids }) => ids),
    sections: sectionIds(type, root),
    isValid: mistakes.every(({ isWarning }) => isWarning),
    mistakes: mistakes.map((mistake) => ({ file: path, ...mistake })),
  };
}

/** Not every browser has {shortcutsAddress}: {shortcutsWay} is the way round it. */
function oneWayToShortcuts({ children }: Root, report: Report): void {
  const named = (name: string, nodes: readonly Nodes[]) =>
    JSON.stringify(nodes).includes(`{${name}}`);
  for (const [index, node] of children.entries())
    if (named("shortcutsAddress", [node]))
      if (!named("shortcutsWay", children.slice(Math.max(0, index - 1), index + 2)))
        report(lineOfNode(node), "Not every browser has {shortcutsAddress}. Add {shortcutsWay}.");
}

/** The values that do not fit the schema of the collection. */
function schemaMistakes(
  { values, lineOf }: FrontMatter,
  schema: z.ZodObject,
): readonly LineMistake[] {
  const issues = schema.safeParse(values, { reportInput: true }).error?.issues ?? [];
  return issues.flatMap((issue): LineMistake[] => {
    if (issue.code === "unrecognized_keys")
      return issue.keys.map((key) => ({
        line: lineOf(...issue.path, key),
        message: `There is no key "${key}". ${issue.path.length > 0 ? "" : didYouMean(key, Object.keys(schema.shape))}`,
      }));
    const key = issue.path.join(".");
    const isMissing = issue.input === undefined;
    const message = isMissing ? `"${key}" is missing.` : `${key}: ${issue.message}`;
    return [{ line: lineOf(...issue.path), message }];
  });
}

type Keys = readonly PropertyKey[];

/** The values that are lines of Markdown, with their keys. */
function markdownLines(value: unknown, keys: Keys = []): readonly (readonly [Keys, string])[] {
  if (typeof value === "string") return lineKeys.has(keys.at(-1)) ? [[keys, value]] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => markdownLines(inner, [...keys, key]));
}
