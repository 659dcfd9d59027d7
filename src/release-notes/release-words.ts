const versions = (count: number) => (count === 1 ? "version" : "versions");

/** What the release list says besides the releases. */
export const releaseWords = {
  newSince: (count: number, from: string) => `${count} new ${versions(count)} since ${from}.`,
  upToDate: (version: string) => `You’re on ${version}, the latest version.`,
  unknown: (version: string, latest: string, count: number) =>
    `${version} isn’t in this list. ` +
    (count === 0 ? `The latest is ${latest}.` : `${count} ${versions(count)} came after it.`),
  none: "There’s no version yet.",
  clear: "Clear",
  /** The label of the form, which opens it in a narrow window. */
  since: "What’s new since your version",
  ownVersion: "Your version",
  newToYou: "New to you",
  versionHint: "A version such as 1.2.0",
  showNew: "Show",
} as const;
