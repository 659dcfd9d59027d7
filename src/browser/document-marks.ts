/**
 * The attributes `data-…` of <html>, for style sheets. All are missing in static HTML. No other code
 * may add one.
 */
export type DocumentMarks = {
  /** One of the site's scripts cannot be had; script-failures.ts. base.css hides what needs them. */
  scripts?: "failed";

  // early-words.ts writes these two before the first paint. Bowser's result and a selected computer
  // replace them in hardware-info-provider.tsx.
  /** Missing where scripts do not run. */
  device?: "desktop" | "mobile";
  /** The browser in whose wording the page is; shown-in.css. */
  browser?: "Chrome" | "Edge" | "Opera";
  /** A navigation loads; navigation.ts. */
  busy?: "";
};

/** The marks of this document, to read, set and delete. */
export function documentMarks(page: Document = document): DocumentMarks {
  return page.documentElement.dataset as DocumentMarks;
}
