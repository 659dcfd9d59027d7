/** The labels of the search's dialog and of its field on the not-found screen. */
export const dialogLabels = {
  label: "Search this site",
  /** The button beside a field. */
  search: "Search",
  loading: "Loading…",
  failed: "Search couldn’t load.",
  tryAgain: "Try again",
} as const;
