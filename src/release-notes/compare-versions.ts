/** Negative when `a` is older than `b`, positive when newer, 0 for the same version. */
export function compareVersions(a: string, b: string): number {
  const left = a.split(".").map(Number);
  const right = b.split(".").map(Number);
  for (let place = 0; place < 3; place += 1) {
    const difference = (left[place] ?? 0) - (right[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The version in a query such as `?from=1.2.0` or `?from=v1.2`; null when it names none. */
export function versionFromSearch(search: string): string | null {
  const named = new URLSearchParams(search).get("from") ?? "";
  const match = /^v?(\d{1,6})(?:\.(\d{1,6}))?(?:\.(\d{1,6}))?$/.exec(named.trim());
  return match ? [match[1], match[2] ?? "0", match[3] ?? "0"].join(".") : null;
}
