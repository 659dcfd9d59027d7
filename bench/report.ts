/** Median and spread of some measurements. */
export type Summary = Readonly<{
  median: number;
  /** First and third quartile: the middle half of the rounds lies between them. */
  low: number;
  high: number;
}>;

/** The value below which a share (0 to 1) of the values lies, interpolated; NaN without values. */
export function quantile(values: readonly number[], share: number): number {
  // NaN cannot be sorted.
  if (values.length === 0 || values.some(Number.isNaN)) return NaN;
  const sorted = [...values].sort((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)] ?? NaN;
  const above = sorted[Math.ceil(position)] ?? NaN;
  return below + (above - below) * (position - Math.floor(position));
}

/** Median and quartiles; NaN when nothing was measured. */
export function summarize(values: readonly number[]): Summary {
  return {
    median: quantile(values, 0.5),
    low: quantile(values, 0.25),
    high: quantile(values, 0.75),
  };
}

/** One measure of one subject, with a budget for its median or for a ratio of medians. */
export type Measure = Readonly<{
  subject: string;
  measure: string;
  site: readonly number[];
  /** What the peer is, such as "Next.js". */
  against?: string;
  /** The same measure of a peer, round by round. */
  peer?: readonly number[];
  atMost?: number;
  /** Whether `atMost` limits the ratio of the site's median to the peer's. */
  isRatio?: boolean;
}>;

export type Verdict = ReturnType<typeof judge>;

/** Compares a measure with its budget. A value that could not be measured does not meet it. */
export function judge({ subject, measure, site, against, peer, atMost, isRatio }: Measure) {
  const own = summarize(site);
  const other = peer && summarize(peer);
  const ratio = other && own.median / other.median;
  const judged = (isRatio ? ratio : own.median) ?? NaN;
  return {
    ...{ subject, measure, against, site: own, peer: other, ratio },
    /** How the ratio differs from round to round, when each round has measured both. */
    ratios: summarize(
      site.length === peer?.length ? site.map((value, round) => value / (peer[round] ?? NaN)) : [],
    ),
    budget: atMost === undefined ? "" : `≤ ${atMost}${isRatio ? " ×" : ""}`,
    isMet: atMost === undefined ? undefined : judged <= atMost,
    share: atMost === undefined ? undefined : judged / atMost,
  };
}

/** A line that names what has met its budget but fills more than nine tenths of it; or none. */
export function nearBudgets(verdicts: readonly Verdict[]): string | undefined {
  const near = verdicts.flatMap(({ subject, measure, isMet, share = 0 }) =>
    isMet && share > 0.9 ? [`${subject} ${measure} (${Math.round(share * 100)} %)`] : [],
  );
  return near.length > 0 ? `Near the budget: ${near.join(", ")}` : undefined;
}

/** What a writer can do about documents above nine tenths of their budget; undefined without any. */
export function documentAdvice(verdicts: readonly Verdict[]): string | undefined {
  const large = verdicts.filter(
    ({ measure, share = 0 }) => measure === "document" && !(share <= 0.9),
  );
  if (large.length === 0) return undefined;
  const pages = large.map(({ subject }) => subject).join(", ");
  return [
    `The text of ${pages} is getting too long for a fast first paint.`,
    "Writers can shorten or merge its longest texts, or move some to an extra page and link to it.",
    "If nothing can go, ask a developer: its styles and inline scripts count too.",
  ].join("\n");
}

const digits = (value: number) =>
  Number.isNaN(value) ? "–" : value.toFixed(Math.abs(value) < 10 && value % 1 !== 0 ? 2 : 0);

/** For example "304 (300–312)": the median and the middle half of the rounds. */
export function summaryText(summary: Summary | undefined): string {
  if (!summary) return "";
  const { median, low, high } = summary;
  const hasSpread = low !== high && ![low, median, high].some(Number.isNaN);
  const spread = !hasSpread ? "" : ` (${digits(low)}–${digits(high)})`;
  return digits(median) + spread;
}

/** Rows in aligned columns. Numbers, from the third column on, are aligned to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  );
  const pad = (cell: string, at: number) =>
    at < 2 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0);
  return rows.map((row) => row.map(pad).join("  ").trimEnd()).join("\n");
}

/** The cells of a verdict's row. */
export function verdictCells(verdict: Verdict): readonly string[] {
  const { subject, measure, against = "", site, peer, ratio, ratios, budget, isMet } = verdict;
  const ratioText = ratio === undefined ? "" : summaryText({ ...ratios, median: ratio });
  return [
    ...[subject, measure, summaryText(site), against, summaryText(peer), ratioText, budget],
    isMet === undefined ? "" : isMet ? "met" : "missed",
  ];
}

/** Prints verdicts as a table and fails the process when a budget is missed. */
export function printVerdicts(verdicts: readonly Verdict[]): void {
  const heads = ["of", "measure", "site", "against", "peer", "ratio", "budget", "verdict"];
  console.log(table([heads, ...verdicts.map(verdictCells)]));
  if (verdicts.some(({ isMet }) => isMet === false)) process.exitCode = 1;
}
