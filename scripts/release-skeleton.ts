import { versionOrder } from "../src/content-source/release-version";

/** The next minor version after the newest of these; 1.0.0 when there is none. */
export function nextVersion(versions: readonly string[]): string {
  const newest = Math.max(0, ...versions.map((version) => versionOrder(version) ?? 0));
  return newest === 0
    ? "1.0.0"
    : `${Math.floor(newest / 1e6)}.${(Math.floor(newest / 1e3) % 1e3) + 1}.0`;
}

/** The file of a release that has still to be written. */
export function releaseSkeleton(version: string, date: string): string {
  return `---
version: ${version}
date: ${date}
---

One sentence on what this release is about, or nothing.

## Added

- What is new, as a sentence.

## Changed

- What works in another way than before.

## Fixed

- What went wrong and does no more.
`;
}
