/** Median and spread of some measurements. */
type Summary = Readonly<{
  median: number;
  /** First and third quartile: the middle half of the rounds lies between them. */
  low: number;
  high: number;
}>;

/** Median and quartiles, interpolated; NaN when nothing was measured. */
export function summarize(values: readonly number[]): Summary {
  const sorted = [...values].sort((a, b) => a - b);
  const quantile = (share: number) => {
    const position = (sorted.length - 1) * share;
    const below = sorted[Math.floor(position)] ?? NaN;
    const above = sorted[Math.ceil(position)] ?? NaN;
    return below + (above - below) * (position - Math.floor(position));
  };
  return { median: quantile(0.5), low: quantile(0.25), high: quantile(0.75) };
}

/** One measure of one subject, with a budget for its median or for the ratio to a peer's. */
export type Measure = Readonly<{
  subject: string;
  measure: string;
  site: readonly number[];
  /** What the peer is, such as "twin", with its values: the budget is then for the ratio. */
  against?: string;
  peer?: readonly number[];
  atMost?: number;
}>;

export type Verdict = ReturnType<typeof judge>;

/** Compares a measure with its budget. A value that could not be measured does not meet it. */
export function judge({ subject, measure, site, against, peer, atMost }: Measure) {
  const [own, other] = [summarize(site), peer && summarize(peer)];
  const ratio = other && own.median / other.median;
  const judged = ratio ?? own.median;
  return {
    ...{ subject, measure, against, site: own, peer: other, ratio, atMost },
    isMet: atMost === undefined ? undefined : judged <= atMost,
    share: atMost === undefined ? 0 : judged / atMost,
  };
}

/** A line that names what has met its budget but fills more than nine tenths of it; or none. */
export function nearBudgets(verdicts: readonly Verdict[]): string | undefined {
  const near = verdicts.filter(({ isMet, share }) => isMet && share > 0.9);
  if (near.length === 0) return undefined;
  const names = near.map(
    ({ subject, measure, share }) => `${subject} ${measure} (${Math.round(share * 100)} %)`,
  );
  return `Near the budget: ${names.join(", ")}`;
}

const digits = (value: number) =>
  Number.isNaN(value) ? "–" : value.toFixed(Math.abs(value) < 10 && value % 1 !== 0 ? 2 : 0);

/** For example "304 (300–312)": the median and the middle half of the rounds. */
function summaryText(summary: Summary | undefined): string {
  if (!summary) return "";
  const { median, low, high } = summary;
  return digits(median) + (low === high ? "" : ` (${digits(low)}–${digits(high)})`);
}

/** Verdicts as a table with aligned columns. */
export function table(verdicts: readonly Verdict[]): string {
  const rows = [
    ["of", "measure", "site", "against", "peer", "ratio", "budget", "verdict"],
    ...verdicts.map(({ subject, measure, site, against = "", peer, ratio, atMost, isMet }) => [
      ...[subject, measure, summaryText(site), against, summaryText(peer)],
      ...[ratio === undefined ? "" : digits(ratio), atMost === undefined ? "" : `≤ ${atMost}`],
      isMet === undefined ? "" : isMet ? "met" : "missed",
    ]),
  ];
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** Prints verdicts as a table and fails the process when a budget is missed. */
export function printVerdicts(verdicts: readonly Verdict[]): void {
  console.log(table(verdicts));
  if (verdicts.some(({ isMet }) => isMet === false)) process.exitCode = 1;
}
