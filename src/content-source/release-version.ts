// Imported at build time and in the browser: no React, no CSS.

/**
 * A number that grows with the version, so that 1.10.0 comes after 1.9.0; undefined for what is
 * no version. Parts stay below 1000 (2000 for the first): the number has to fit into 31 bits.
 */
export function versionOrder(version: string): number | undefined {
  const match = /^(0|[1-9]\d{0,3})\.(0|[1-9]\d{0,2})\.(0|[1-9]\d{0,2})$/.exec(version);
  if (!match) return undefined;
  const [major, minor, patch] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return major < 2000 ? major * 1_000_000 + minor * 1_000 + patch : undefined;
}

/** The id of a release on its page: "v1-4-0" for 1.4.0. */
export function releaseSlug(version: string): string {
  return `v${version.replaceAll(".", "-")}`;
}
