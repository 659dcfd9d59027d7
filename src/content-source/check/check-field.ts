import type { FieldKind } from "./collections";
import type { ContentTree } from "../content-tree";
import type { Mistake } from "./mistake";
import { versionOrder } from "./release-version";

/** Names in addresses: small letters, digits and single hyphens. */
export const idPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

type FieldContext = Readonly<{
  report: (mistake: Pick<Mistake, "message" | "hint"> & { text?: string }) => void;
  /** Checks a text with words and Markdown in it. */
  checkText: (text: string) => ContentTree;
}>;

/** Checks a value of the front matter against its kind. */
export function checkField(
  kind: FieldKind,
  value: unknown,
  { report, checkText }: FieldContext,
): void {
  const shown = JSON.stringify(value);
  switch (kind) {
    case "line":
      if (typeof value !== "string" || value.trim() === "")
        report({
          message: `${shown} is no text.`,
          hint: 'Write a text; in quotes when it holds ": ", "#" or only digits.',
        });
      else checkText(value);
      return;
    case "order":
      if (!Number.isInteger(value) || Number(value) < 1 || Number(value) > 2 ** 31 - 1)
        report({
          message: `${shown} is no place in an order.`,
          hint: "Write a whole number from 1.",
        });
      return;
    case "date":
      if (!isDay(value))
        report({
          message: `${shown} is no date.`,
          hint: "Write a day that exists as YYYY-MM-DD, like 2026-03-10.",
        });
      return;
    case "version":
      if (typeof value !== "string" || versionOrder(value) === undefined)
        report({
          message: `${shown} is no version.`,
          hint: "Write three whole numbers below 1000, like 1.4.0.",
        });
      return;
    case "id":
      if (typeof value !== "string" || !idPattern.test(value))
        report({
          message: `${shown} is no id.`,
          hint: "Write small letters, digits and hyphens, like change-shortcut.",
        });
      return;
    case "ids":
      if (!Array.isArray(value))
        report({ message: `${shown} is no list.`, hint: "Write [first-id, second-id]." });
      else
        for (const id of value as readonly unknown[]) checkField("id", id, { report, checkText });
      return;
    case "groups":
      checkRecords(value, { slug: "id", title: "line" }, { report, checkText });
      return;
    case "policyChanges":
      checkRecords(value, { date: "date", text: "line" }, { report, checkText });
      return;
  }
}

/** Whether a value is a day of the calendar, written as YYYY-MM-DD. */
export function isDay(value: unknown): value is string {
  if (typeof value !== "string" || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

function checkRecords(
  value: unknown,
  kinds: Readonly<Record<string, FieldKind>>,
  context: FieldContext,
): void {
  const keys = Object.keys(kinds);
  if (!Array.isArray(value) || value.length === 0) {
    context.report({
      message: `${JSON.stringify(value)} is no list.`,
      hint: `Write one "- ${keys.map((key) => `${key}: …`).join(" ")}" each.`,
    });
    return;
  }
  for (const record of value as readonly unknown[]) {
    const fields =
      typeof record === "object" && record !== null ? (record as Record<string, unknown>) : {};
    for (const key of keys.filter((key) => fields[key] == null))
      context.report({
        message: `An entry has no "${key}".`,
        hint: `Every entry has ${keys.join(" and ")}.`,
        text: JSON.stringify(record),
      });
    for (const key of Object.keys(fields).filter((key) => !keys.includes(key)))
      context.report({
        message: `There is no key "${key}" in an entry.`,
        hint: `Keys are ${keys.join(", ")}.`,
        text: JSON.stringify(record),
      });
    for (const [key, kind] of Object.entries(kinds))
      if (fields[key] != null) checkField(kind, fields[key], context);
  }
}
