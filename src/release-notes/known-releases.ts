/** A release as the page shows it, from its own data or from the archive. */
export type ShownRelease = Readonly<{
  version: string;
  slug: string;
  /** Day of publication, YYYY-MM-DD. */
  date: string;
  order: number;
  summary: unknown;
  changes: readonly Readonly<{ kind: string; items: readonly unknown[] }>[];
}>;

/** What the page has of the history: some releases, and the places where others may be missing. */
export type KnownReleases = Readonly<{
  /** Newest first. */
  releases: readonly ShownRelease[];
  /** Orders of the releases below which the archive has not been asked. */
  gaps: ReadonlySet<number>;
}>;

const nothing: KnownReleases = { releases: [], gaps: new Set() };

/**
 * The history with further releases in it, which follow each other without a gap; `total` is how
 * many there are in all. `below` is the release whose gap they fill, if they fill one.
 */
export function withReleases(
  known: KnownReleases,
  further: readonly ShownRelease[],
  total: number,
  below?: number,
): KnownReleases {
  const byOrder = new Map([...known.releases, ...further].map((one) => [one.order, one]));
  const releases = [...byOrder.values()].sort((a, b) => b.order - a.order);
  const gaps = new Set(known.gaps);
  if (below !== undefined) gaps.delete(below);
  const oldest = further.at(-1);
  if (oldest && !known.releases.some(({ order }) => order === oldest.order)) gaps.add(oldest.order);
  // With all of them here nothing can be missing.
  if (releases.length >= total) gaps.clear();
  return { releases, gaps };
}

/** The history that the page's own data holds. */
export function firstReleases(newest: readonly ShownRelease[], total: number): KnownReleases {
  return withReleases(nothing, newest, total);
}
