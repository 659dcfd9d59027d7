// Imported at build time and in the browser: no React, no CSS.

/** What kind of content an entry leads to. */
export type SearchGroup = "Page" | "Step" | "Answer" | "Policy" | "Release";

/**
 * One possible search result: a heading with its own address. `title` and `text` may contain
 * visitor words such as {modifierKey}, which the browser replaces.
 */
export type SearchEntry = Readonly<{
  /** Path with the heading's fragment, like "/support#nothing-happens". */
  url: string;
  title: string;
  group: SearchGroup;
  /** The plain text below the heading, which is searched too. It may be empty. */
  text: string;
}>;

/**
 * Pages, steps, answers, policy sections and the newest twenty releases. Cached for offline use.
 */
export const searchIndexPath = "/search/index.json";

/** The entries of older releases, in a separate file that is read when online. */
export const olderReleasesPath = "/search/releases.json";

/** The message of the search button if the dialog's script fails to load. */
export const searchFailed = "Search couldn’t load. Try again in a moment.";
