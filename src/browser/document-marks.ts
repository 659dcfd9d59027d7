/** The attributes `data-…` of <html>, for style sheets. Static HTML has none of them. */
export type DocumentMarks = {
  /** A script has failed. script-failures.ts sets it, and base.css hides what needs scripts. */
  scripts?: "failed";
  /** early-words.ts sets it before the first paint; missing where scripts do not run. */
  device?: "desktop" | "mobile";
  /** The browser in whose words the page is. hardware-info-provider.tsx may correct it and `device`. */
  browser?: "Chrome" | "Edge" | "Opera";
  /** A navigation loads. navigation.ts sets it. */
  busy?: "";
};

/** The marks of this document, to read, set and delete. */
export function documentMarks(page: Document = document): DocumentMarks {
  return page.documentElement.dataset as DocumentMarks;
}
