/** Middle and spread of some measurements. */
export type Summary = Readonly<{
  median: number;
  /** First and third quartile: the middle half of the rounds lies between them. */
  low: number;
  high: number;
  count: number;
}>;

/** The value below which a share (0 to 1) of the sorted values lies, between neighbours linearly. */
export function quantile(values: readonly number[], share: number): number {
  // NaN would land anywhere in the order.
  if (values.some(Number.isNaN)) return NaN;
  const sorted = [...values].sort((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)];
  const above = sorted[Math.ceil(position)];
  if (below === undefined || above === undefined) return NaN;
  return below + (above - below) * (position - Math.floor(position));
}

/** Median and quartiles; NaN when nothing was measured, which no target accepts. */
export function summarize(values: readonly number[]): Summary {
  return {
    median: quantile(values, 0.5),
    low: quantile(values, 0.25),
    high: quantile(values, 0.75),
    count: values.length,
  };
}
