import type { Mistake } from "./mistake";

/** Mistakes as a terminal or an error page shows them: place, sentence, offending text, hint. */
export function mistakesText(mistakes: readonly Mistake[]): string {
  const files = new Set(mistakes.map(({ file }) => file)).size;
  const count = `${mistakes.length} ${mistakes.length === 1 ? "mistake" : "mistakes"} in ${files} ${files === 1 ? "file" : "files"} of the content`;
  const entries = mistakes.map(({ file, line, field, message, hint, text }) => {
    const place = `src/content/${file}:${line}${field === undefined ? "" : ` (${field})`}`;
    const shown = text.length > 100 ? `${text.slice(0, 100)}…` : text;
    return [
      place,
      `  ${message}`,
      ...(shown.trim() ? [`  > ${shown.trim()}`] : []),
      `  ${hint}`,
    ].join("\n");
  });
  return [count, ...entries].join("\n\n");
}
