// Imported at build time and by scripts: no React, no CSS.

const versionPattern = /^(\d+(?:\.\d+){0,3})(?:-(alpha|beta|rc)(?:\.(\d+))?)?$/;
const stages = ["alpha", "beta", "rc"];

/** The highest number of a version: https://developer.chrome.com/docs/extensions/reference/manifest/version */
const highest = 65535;

/** A text that sorts as versions do, 1.8.0-beta.1 before 1.8.0; undefined for another text. */
export function versionOrder(version: string): string | undefined {
  const [, numbers, stage, preview = "0"] = versionPattern.exec(version) ?? [];
  if (numbers === undefined) return undefined;
  const given = [...numbers.split("."), preview];
  if (given.some((number) => Number(number) > highest || number !== String(Number(number))))
    return undefined;
  const stageIndex = stage === undefined ? stages.length : stages.indexOf(stage);
  const [major = "0", minor = "0", patch = "0", build = "0"] = numbers.split(".");
  return [major, minor, patch, build, String(stageIndex), preview]
    .map((number) => number.padStart(String(highest).length, "0"))
    .join(".");
}

/** The id of a release on its page: "v1-4-0" for 1.4.0. */
export function releaseSlug(version: string): string {
  return `v${version.replaceAll(".", "-")}`;
}
