/** The texts of the search's panel. They load with it; the dialog's own are in dialog-labels.ts. */
export const searchLabels = {
  list: "Search results",
  /** The title of the home page. */
  home: "Home",
  /** In the row of a page, where other rows name their page. */
  page: "Page",
  action: "open",
  scope: "Pages, answers, releases",
  noResults: "No results",
  noResultsFor: (query: string) => `No results for “${query}”. Try other words.`,
  results: (count: number) => (count === 1 ? "1 result" : `${count} results`),
  top: (count: number) => `Top ${count} results`,
} as const;
