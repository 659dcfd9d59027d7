import { checkField } from "./check-field";
import type { Collection, FieldKind } from "./collections";
import { lineText } from "../markdown/entry-texts";
import type { FrontMatter } from "./front-matter";
import type { Report } from "./mistake";
import { nearMiss } from "./near-miss";
import type { ContentLink } from "../markdown/parse-markdown";

type FileContext = Readonly<{
  path: string;
  /** The whole text of the file. */
  text: string;
  report: Report;
  onLink: (link: ContentLink) => void;
}>;

/** Checks the keys on top of a file, and their values, against what its collection asks for. */
export function checkFrontMatter(
  { values, lines }: FrontMatter,
  { required, optional = {} }: Collection,
  { path, text, report, onLink }: FileContext,
): void {
  const source = text.split(/\r\n?|\n/);
  const kinds = { ...required, ...optional };
  const keys = Object.keys(kinds);

  function checkValue(field: string, kind: FieldKind): void {
    const line = lines[field] ?? 1;
    const lineWith = (part: string) =>
      Math.max(line, source.findIndex((row, at) => at + 1 >= line && row.includes(part)) + 1);
    checkField(kind, values[field], {
      report: (mistake) => report({ line, field, text: source[line - 1] ?? "", ...mistake }),
      checkText: (part) =>
        lineText(part, {
          firstLine: lineWith(part),
          report: (mistake) => report({ ...mistake, field }),
          onLink,
        }),
    });
  }

  for (const [field, kind] of Object.entries(kinds)) {
    if (values[field] != null) checkValue(field, kind);
    else if (field in required)
      report({
        line: lines[field] ?? 1,
        field,
        message: `"${field}" is missing.`,
        hint: `Add "${field}: …" between the "---" lines.`,
        text: path,
      });
  }
  for (const field of Object.keys(values).filter((key) => !keys.includes(key))) {
    const near = nearMiss(field, keys);
    const line = lines[field] ?? 1;
    report({
      line,
      field,
      message: `There is no key "${field}" here.`,
      hint: near ? `Did you mean "${near}"?` : `Keys are ${keys.join(", ")}.`,
      text: source[line - 1] ?? "",
    });
  }
}
