/**
 * The attributes `data-…` of <html>: what the start script, the site's other scripts and the style
 * sheets tell each other about this document. All are missing in static HTML. No other code may add
 * one. Two bundles cannot share a variable: the first two are what they say to each other.
 */
export type DocumentMarks = {
  /**
   * The visitor's own browser, system and device, whatever is selected: "Edge,macOS,desktop".
   * early-words.ts writes it, read-visitor-hardware.ts reads it.
   */
  own?: `${string},${string},${Device}`;
  /**
   * The site's scripts run, and handle those that fail. build-update.ts writes it, script-failures.ts
   * reads it.
   */
  scripts?: "started";

  // For style sheets. early-words.ts writes these three before the first paint; Bowser's result and
  // a selected computer replace them in hardware-info-provider.tsx.
  /** Missing where scripts do not run. */
  device?: Device;
  /** The browser in whose wording the page is; [data-in] in base.css. */
  browser?: "Chrome" | "Edge" | "Opera";
  os?: string;
  /** A navigation loads; navigation.ts. */
  busy?: "";
  /** Only the list of keys is printed; key-sheet.tsx. */
  prints?: "keys";
};

type Device = "desktop" | "mobile";

/** The marks of this document, to read, set and delete. */
export function documentMarks(page: Document = document): DocumentMarks {
  return page.documentElement.dataset as DocumentMarks;
}
