import type { Summary } from "./statistics";
import type { Verdict } from "./verdict";

const digits = (value: number) =>
  Number.isNaN(value) ? "–" : value.toFixed(Math.abs(value) < 10 && value % 1 !== 0 ? 2 : 0);

/** "304 (300–312)": the median and the middle half of the rounds. */
export function summaryText(summary: Summary | undefined): string {
  if (!summary) return "";
  const { median, low, high } = summary;
  return low === high || Number.isNaN(median)
    ? digits(median)
    : `${digits(median)} (${digits(low)}–${digits(high)})`;
}

/** Lines of columns as wide as their widest cell, numbers to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, at) => (at < 2 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join("  ")
      .trimEnd();
  return rows.map(line).join("\n");
}

/** The verdicts as a table for people. */
export function verdictTable(verdicts: readonly Verdict[]): string {
  const rows = verdicts.map(({ subject, measure, unit, site, against, ratio, atMost, met }) => [
    subject,
    unit && unit !== "×" ? `${measure}, ${unit}` : measure,
    summaryText(site),
    summaryText(against),
    ratio === undefined ? "" : digits(ratio),
    atMost === undefined ? "" : `≤ ${atMost}${ratio === undefined ? "" : " ×"}`,
    met === undefined ? "" : met ? "met" : "missed",
  ]);
  return table([["page", "measure", "site", "beside it", "ratio", "target", "verdict"], ...rows]);
}
