/**
 * The attributes `data-…` of <html>: what the start script, the other scripts and the style sheets
 * tell each other about this document. All are missing in static HTML. No other code may add one.
 */
export type DocumentMarks = {
  // What the visitor uses. early-words.ts writes them before the first paint; Bowser's result and a
  // selected computer replace them in hardware-info-provider.tsx. Style sheets read the first two;
  // a missing `device` tells them that scripts do not run.
  device?: "desktop" | "mobile";
  /** The browser in whose wording the page is; [data-in] in base.css. */
  browser?: "Chrome" | "Edge" | "Opera";
  os?: string;
  /** The visitor's own browser and system, whatever is selected. read-visitor-hardware.ts reads it. */
  own?: `${string},${string}`;

  // How far the document is. script-failures.ts reads them.
  /** The site's scripts handle failures from now on; build-update.ts writes it. */
  app?: "";
  /** Gatsby's router hears of Back and Forward from now on; navigation.ts writes it. */
  router?: "";
  /** Back or Forward came before that. script-failures.ts writes it; navigation.ts does not start. */
  left?: "";
  /** Back or Forward led to an older build. own-build.ts writes it, build-update.ts reloads. */
  superseded?: "";
  /** The malformed address as it was typed. malformed-address.ts writes it, and takes it once. */
  typed?: string;

  // What the visitor does. Style sheets read them.
  /** A navigation loads; navigation.ts. */
  busy?: "";
  /** Only the list of keys is printed; key-sheet.tsx. */
  prints?: "keys";
};

/** The marks of this document, to read, set and delete. */
export function documentMarks(page: Document = document): DocumentMarks {
  return page.documentElement.dataset as DocumentMarks;
}
