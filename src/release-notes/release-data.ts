// Imported at build time and in the browser: no React, no CSS.
import type { QueriedTree } from "../content-text/content-tree";

/** A release as the page's query and the feeds give it. */
export type ReleaseData = Readonly<{
  version: string;
  slug: string;
  /** Day of publication, YYYY-MM-DD. */
  date: string;
  order: number;
  /** What is typed in its picture of the list. */
  typed?: string | null;
  /** The letters that the list finds, where there is a typo in those typed. */
  finds?: string | null;
  summary: QueriedTree;
  changes: readonly Readonly<{ kind: string; items: readonly QueriedTree[] }>[];
}>;

const part = "(0|[1-9]\\d{0,2})";
const versionPattern = new RegExp(
  `^(0|[1-9]\\d{0,3})(?:\\.${part})?(?:\\.${part})?(?:\\.${part})?(?:-(alpha|beta|rc)(?:\\.${part})?)?$`,
);
const stages = ["alpha", "beta", "rc"];

/**
 * A number that grows with the version: 1.10.0 comes after 1.9.0, and 1.8.0-beta.1 before 1.8.0.
 * Undefined for other texts. Numbers stay below 1000 (2000 for the first), so that the
 * result is an exact number.
 */
export function versionOrder(version: string): number | undefined {
  const match = versionPattern.exec(version);
  if (!match) return undefined;
  const [major = 0, minor = 0, patch = 0, build = 0] = match.slice(1, 5).map((n) => Number(n ?? 0));
  if (major >= 2000) return undefined;
  const numbers = ((major * 1000 + minor) * 1000 + patch) * 1000 + build;
  const stage = match[5] === undefined ? stages.length : stages.indexOf(match[5]);
  return (numbers * (stages.length + 1) + stage) * 1000 + Number(match[6] ?? 0);
}

/** The id of a release on its page: "v1-4-0" for 1.4.0. */
export function releaseSlug(version: string): string {
  return `v${version.replaceAll(".", "-")}`;
}
