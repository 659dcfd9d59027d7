import type { z } from "zod";
import { type Collection, lineKeys, records, requiredKeys } from "./collections";
import { checkElements, type ContentLink } from "./check-elements";
import { checkLine } from "./check-structure";
import type { FrontMatter } from "./front-matter";
import { nearMiss, type Report } from "./mistake";
import { lineNodes } from "../markdown/entry-texts";
import { atLine, parseMarkdown } from "../markdown/parse-markdown";

type FileContext = Readonly<{
  path: string;
  /** The whole text of the file. */
  text: string;
  report: Report;
}>;

/**
 * Checks the keys on top of a file, and their values, against the schema of its collection. Gives the
 * links in the values.
 */
export function checkFrontMatter(
  { values, lines }: FrontMatter,
  { schema }: Collection,
  { path, text, report }: FileContext,
): readonly ContentLink[] {
  const rows = text.split(/\r\n?|\n/);
  const filled = withoutNulls(values) as Readonly<Record<string, unknown>>;

  /** Reports a mistake in a field; the offending text is its line, or the one that is given. */
  function say(field: string, message: string, hint: string, shown?: string): void {
    const line = lines[field] ?? 1;
    report({ line, field, message, hint, text: shown ?? rows[line - 1] ?? "" });
  }

  const toldRecords = new Set<string>();
  function sayIssue(issue: z.core.$ZodIssue): void {
    const [field, index, key] = issue.path.map(String);
    if (field === undefined) {
      if (issue.code === "unrecognized_keys") issue.keys.forEach(sayUnknownKey);
      return;
    }
    if (filled[field] === undefined) {
      // A key that is spelt otherwise is told, and this follows from it.
      const isMisspelt = Object.keys(filled).some(
        (key) => !(key in schema.shape) && nearMiss(key, Object.keys(schema.shape)) === field,
      );
      if (isMisspelt) return;
      return say(
        field,
        `"${field}" is missing.`,
        `Add "${field}: …" between the "---" lines.`,
        path,
      );
    }
    const [message = "", hint = ""] = issue.message.split("\n");
    const [sign] = /(?<=^[\w-]+:\s+)[{[]/.exec(rows[(lines[field] ?? 1) - 1] ?? "") ?? [];
    if (sign !== undefined && lineKeys.has(field) && !Object.hasOwn(records, field))
      return say(field, `A value starts with "${sign}".`, "Put the value in quotes.");
    if (!Object.hasOwn(records, field) || index === undefined) return say(field, message, hint);
    // One entry has one cause.
    if (toldRecords.has(`${field} ${index}`)) return;
    toldRecords.add(`${field} ${index}`);
    const record = (filled[field] as readonly unknown[])[Number(index)];
    const keys = Object.keys(records[field] ?? {});
    if (issue.code === "unrecognized_keys")
      for (const unknown of issue.keys)
        say(
          field,
          `There is no key "${unknown}" in an entry.`,
          `Keys are ${keys.join(", ")}.`,
          JSON.stringify(record),
        );
    else if (key !== undefined && !(key in (record as object)))
      say(
        field,
        `An entry has no "${key}".`,
        `Every entry needs ${requiredKeys(field).join(" and ")}.`,
        JSON.stringify(record),
      );
    else say(field, message, hint);
  }

  function sayUnknownKey(key: string): void {
    const keys = Object.keys(schema.shape);
    const near = nearMiss(key, keys);
    say(
      key,
      `There is no key "${key}" here.`,
      near ? `Did you mean "${near}"?` : `Keys are ${keys.join(", ")}.`,
    );
  }

  schema.safeParse(filled).error?.issues.forEach(sayIssue);

  return markdownLines(filled).flatMap(({ field, line }) => {
    const first = lines[field] ?? 1;
    if (/^[“„«‘‚].*[”“»’‘]$/.test(line))
      say(field, "A value is in curly quotes.", 'Use straight quotes: "…".');
    const [id] = /\{#[^}]*\}/.exec(line) ?? [];
    if (id !== undefined)
      say(field, "A value has no id.", `Remove ${id}: the name of the file is the id.`);
    const found = rows.findIndex((row, at) => at + 1 >= first && row.includes(line)) + 1;
    const root = parseMarkdown(atLine(Math.max(first, found), line));
    const reportField: Report = (mistake) => report({ ...mistake, field });
    checkLine(root, line, reportField);
    const { links } = checkElements([lineNodes(root)], reportField);
    if (links.length > 0 && /^(?:question|title)$/.test(field))
      say(field, `A ${field} cannot have a link.`, "Put it into the text.");
    return links;
  });
}

/** YAML gives null for a key without a value; for writers the key is missing then. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      inner === null ? [] : [[key, withoutNulls(inner)]],
    ),
  );
}

/** The values that are lines of Markdown, with the key on top that holds each. */
function markdownLines(
  values: Readonly<Record<string, unknown>>,
): readonly { field: string; line: string }[] {
  return Object.entries(values).flatMap(([field, value]) => {
    const texts =
      Object.hasOwn(records, field) && Array.isArray(value)
        ? value.flatMap((record: unknown) =>
            typeof record === "object" && record !== null ? Object.entries(record) : [],
          )
        : [[field, value] as const];
    return texts.flatMap(([key, line]) =>
      lineKeys.has(key) && typeof line === "string" && line.trim() !== "" ? [{ field, line }] : [],
    );
  });
}
