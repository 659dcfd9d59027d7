/** What the release notes say besides their texts. */
export const releaseLabels = {
  none: "There’s no version yet.",
  rss: "RSS",
  jsonFeed: "JSON Feed",
  plainText: "Every version as plain text",
} as const;
