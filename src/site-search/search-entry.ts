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
  /** Words that visitors type and the text does not have: searched, and not shown. */
  words?: string;
  /** Whether it is offered before anything is typed. */
  isFirst?: true;
}>;

/** The content of the search index. */
export type SearchIndex = Readonly<{
  entries: readonly SearchEntry[];
}>;

/**
 * Pages, steps, answers, policy sections and the newest twenty releases. Cached for offline use.
 */
export const searchIndexPath = "/search/index.json";
