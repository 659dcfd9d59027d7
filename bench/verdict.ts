import { summarize, type Summary } from "./statistics";

export type Unit = "ms" | "×" | "KiB" | "";

/** One measured value against what it should be. */
export type Verdict = Readonly<{
  subject: string;
  measure: string;
  unit: Unit;
  site: Summary;
  /** The same on the plain twin, where it has a counterpart. */
  twin?: Summary;
  ratio?: number;
  atMost?: number;
  met?: boolean;
}>;

type Values = Readonly<{
  subject: string;
  measure: string;
  unit: Unit;
  site: readonly number[];
  twin?: readonly number[];
  atMost?: number;
  /** Whether `atMost` is meant as a multiple of the twin's median. */
  perTwin?: boolean;
}>;

/** Sums up one measure of one subject; what could not be measured has not met its target. */
export function judge({ site, twin, atMost, perTwin = false, ...rest }: Values): Verdict {
  const siteSummary = summarize(site);
  const twinSummary = twin && summarize(twin);
  const ratio = twinSummary && siteSummary.median / twinSummary.median;
  const judged = perTwin ? ratio : siteSummary.median;
  return {
    ...rest,
    site: siteSummary,
    ...(twinSummary ? { twin: twinSummary } : {}),
    ...(perTwin && ratio !== undefined ? { ratio } : {}),
    ...(atMost === undefined
      ? {}
      : { atMost, met: judged !== undefined && !Number.isNaN(judged) && judged <= atMost }),
  };
}
