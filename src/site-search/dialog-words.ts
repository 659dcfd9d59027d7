/** The texts of the search's dialog before its panel has loaded. */
export const dialogWords = {
  label: "Search this site",
  loading: "Loading…",
  failed: "Search couldn’t load.",
  tryAgain: "Try again",
} as const;
