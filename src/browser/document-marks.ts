/** The attributes `data-…` of <html>, for style sheets. Static HTML has none of them. */
export type DocumentMarks = {
  /** A script has failed, by script-failures.ts. base.css hides what needs scripts. */
  scripts?: "failed";
  /** By early-words.ts before the first paint; missing where scripts do not run. */
  device?: "desktop" | "mobile";
  /** The browser in whose words the page is; hardware-info-provider.tsx may correct both. */
  browser?: "Chrome" | "Edge" | "Opera";
  /** A navigation loads, by navigation.ts. */
  busy?: "";
};

/** The marks of this document, to read, set and delete. */
export function documentMarks(page: Document = document): DocumentMarks {
  return page.documentElement.dataset as DocumentMarks;
}
