/**
 * The attributes `data-…` of <html>, for style sheets. All are missing in static HTML. No other code
 * may add one.
 */
export type DocumentMarks = {
  // early-words.ts writes these two before the first paint. Bowser's result and a selected computer
  // replace them in hardware-info-provider.tsx.
  /** Missing where scripts do not run. */
  device?: "desktop" | "mobile";
  /** The browser in whose wording the page is; [data-in] in base.css. */
  browser?: "Chrome" | "Edge" | "Opera";
  /** A navigation loads; navigation.ts. */
  busy?: "";
  /** Only the list of keys is printed; key-sheet.tsx. */
  prints?: "keys";
};

/** The marks of this document, to read, set and delete. */
export function documentMarks(page: Document = document): DocumentMarks {
  return page.documentElement.dataset as DocumentMarks;
}
