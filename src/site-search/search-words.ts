/** The search dialog's texts. They load with it; the search button's text is in search-entry.ts. */
export const searchWords = {
  label: "Search this site",
  list: "Search results",
  action: "open",
  scope: "Pages, steps, answers, policy, releases",
  noResults: "No results",
  noResultsFor: (query: string) => `No results for “${query}”.`,
  results: (count: number) => (count === 1 ? "1 result" : `${count} results`),
  top: (count: number) => `Top ${count} results`,
  noIndex: "Search couldn’t load. Check your connection, then reopen search.",
} as const;
