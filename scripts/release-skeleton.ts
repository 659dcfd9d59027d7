import { releasePlaceholders } from "../src/content-source/check/check-entry";
import { versionOrder } from "../src/release-notes/release-data";

/** The next minor version after the newest of these, or 1.0.0 if there are none. */
export function nextVersion(versions: readonly string[]): string {
  const order = (version: string) => versionOrder(version) ?? 0;
  const newest = [...versions].sort((a, b) => order(b) - order(a))[0] ?? "";
  if (order(newest) === 0) return "1.0.0";
  const [major, minor = "0"] = newest.split(".");
  return `${major}.${Number.parseInt(minor, 10) + 1}.0`;
}

/** The text of a new release file, to be filled in. */
export function releaseSkeleton(version: string, date: string): string {
  const { summary, added, changed, fixed } = releasePlaceholders;
  return `---
version: "${version}"
date: ${date}
---

${summary}

## Added

- ${added}

## Changed

- ${changed}

## Fixed

- ${fixed}
`;
}
