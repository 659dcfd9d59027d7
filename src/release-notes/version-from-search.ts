/**
 * The pattern of a version field: what `versionFromSearch` accepts. Some keyboards of phones offer a
 * comma where the version has a full stop.
 */
export const versionPattern =
  "\\s*v?\\d{1,4}([.,]\\d{1,3}){0,3}(-(alpha|beta|rc)([.,]\\d{1,3})?)?\\s*";

/** The version in a query such as `?from=1.2.0`, also `v1.2` for 1.2.0; null when there is none. */
export function versionFromSearch(search: string): string | null {
  const named = new URLSearchParams(search).get("from") ?? "";
  const match =
    /^v?(\d{1,4})(?:\.(\d{1,3}))?(?:\.(\d{1,3}))?(\.\d{1,3})?(-(?:alpha|beta|rc)(?:\.\d{1,3})?)?$/.exec(
      named.trim().replaceAll(",", "."),
    );
  if (!match) return null;
  const numbers = [match[1], match[2] ?? "0", match[3] ?? "0"].map(Number).join(".");
  return numbers + (match[4] ?? "") + (match[5] ?? "");
}
