import { versionOrder } from "../src/release-notes/release-data";

/** A release as its file has it: its date may be later than today. */
export type DatedRelease = Readonly<{ version: string; date: string }>;

/**
 * The version of a new release of a day: the next minor version after the newest of that day or
 * earlier, or 1.0.0. It stays below the versions that wait for a later day: "1.7.1" or "1.7.0.1"
 * then. Undefined when no number is free.
 */
export function nextVersion(releases: readonly DatedRelease[], date: string): string | undefined {
  const known = releases.filter(({ version }) => orderOf(version) > 0);
  const newest = known
    .filter((release) => release.date <= date)
    .sort((a, b) => orderOf(b.version) - orderOf(a.version))[0]?.version;
  if (newest === undefined)
    return orderMistake("1.0.0", date, known) === undefined ? "1.0.0" : undefined;
  const [major = 0, minor = 0, patch = 0, last = 0] = newest.split(/\D+/).map(Number);
  return [
    `${major}.${minor + 1}.0`,
    `${major}.${minor}.${patch + 1}`,
    `${major}.${minor}.${patch}.${last + 1}`,
  ].find((version) => orderMistake(version, date, known) === undefined);
}

/** Why a version cannot be of a day: it is taken, a lower one is later or a higher one earlier. */
export function orderMistake(
  version: string,
  date: string,
  releases: readonly DatedRelease[],
): string | undefined {
  const order = orderOf(version);
  const other = releases.find((one) => {
    const distance = orderOf(one.version) - order;
    return distance === 0 || (distance < 0 ? one.date > date : one.date < date);
  });
  return (
    other &&
    `${version} of ${date} does not fit: ${other.version} is dated ${other.date}. Name another version or date.`
  );
}

function orderOf(version: string): number {
  return versionOrder(version) ?? 0;
}

/** The text of a new release file, to be filled in: the checks refuse what begins with "TODO:". */
export function releaseSkeleton(version: string, date: string): string {
  return `---
version: "${version}"
date: ${date}
---

TODO: One sentence on what this release is about, or nothing.

## Added

- TODO: What is new, as a sentence.

## Changed

- TODO: What works in another way than before.

## Fixed

- TODO: What went wrong and does no more.
`;
}
