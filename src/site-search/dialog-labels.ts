/** The texts of the search's dialog before its panel has loaded. */
export const dialogLabels = {
  label: "Search this site",
  /** The button beside a field. */
  search: "Search",
  loading: "Loading…",
  failed: "Search couldn’t load.",
  tryAgain: "Try again",
} as const;
