import { summarize, type Summary } from "./statistics";

export type Unit = "ms" | "×" | "KiB" | "";

/** One measured value against what it should be. */
export type Verdict = Readonly<{
  subject: string;
  measure: string;
  unit: Unit;
  site: Summary;
  /** The same on the plain twin, or on what the measure names. */
  against?: Summary;
  ratio?: number;
  atMost?: number;
  met?: boolean;
}>;

type Values = Readonly<{
  subject: string;
  measure: string;
  unit: Unit;
  site: readonly number[];
  against?: readonly number[];
  atMost?: number;
  /** Whether `atMost` is meant as a multiple of the other's median. */
  asRatio?: boolean;
}>;

/** Sums up one measure of one subject; what could not be measured has not met its target. */
export function judge({ site, against, atMost, asRatio = false, ...rest }: Values): Verdict {
  const siteSummary = summarize(site);
  const otherSummary = against && summarize(against);
  const ratio = otherSummary && siteSummary.median / otherSummary.median;
  const judged = asRatio ? ratio : siteSummary.median;
  return {
    ...rest,
    site: siteSummary,
    ...(otherSummary ? { against: otherSummary } : {}),
    ...(asRatio && ratio !== undefined ? { ratio } : {}),
    ...(atMost === undefined
      ? {}
      : { atMost, met: judged !== undefined && !Number.isNaN(judged) && judged <= atMost }),
  };
}
