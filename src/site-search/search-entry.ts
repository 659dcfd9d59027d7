// Imported at build time and in the browser: no React, no CSS.

/** What kind of content an entry leads to. */
export type SearchGroup = "Page" | "Step" | "Answer" | "Policy" | "Release";

/** A possible result: a heading with its address. Texts may contain words such as {modifierKey}. */
export type SearchEntry = Readonly<{
  /** The path of a page, perhaps with a hash, such as "/support#contact". */
  url: string;
  title: string;
  group: SearchGroup;
  /** The plain text below the heading, which is searched too. It may be empty. */
  text: string;
  /** What visitors type and the text does not have: searched, and not shown. */
  keywords?: string;
  /** Whether it is suggested before anything is typed. */
  isSuggested?: true;
}>;

export type SearchIndex = Readonly<{ entries: readonly SearchEntry[] }>;

/** The file of the search index, which the worker caches. */
export const searchIndexPath = "/search/index.json";
