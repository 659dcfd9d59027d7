/** What the release notes say besides their texts. */
export const releaseLabels = {
  none: "There’s no version yet.",
} as const;
