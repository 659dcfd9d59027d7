// Imported at build time and in the browser: no React, no CSS.

/** What kind of place of the site an entry leads to. */
export type SearchGroup = "Page" | "Step" | "Answer" | "Policy" | "Release";

/**
 * One place of the site that search can lead to: a heading with an address of its own.
 * `title` and `text` may name the visitor's words as {modifierKey}; the browser fills them in.
 */
export type SearchEntry = Readonly<{
  /** Path with the heading's fragment, like "/support#nothing-happens". */
  url: string;
  title: string;
  group: SearchGroup;
  /** Plain text of the place, for finding it by words that its title lacks; may be empty. */
  text: string;
}>;

/** Pages, steps, answers, policy sections and the newest twenty releases; kept offline. */
export const searchIndexPath = "/search/index.json";

/** Releases older than those of the index: an array of entries of its own, read when online. */
export const olderReleasesPath = "/search/releases.json";
