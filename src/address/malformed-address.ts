// Runs in the browser before all other scripts: part of start-script.ts. Gatsby’s router decodes
// the address when it loads.
import { documentMarks } from "../browser/document-marks";

/**
 * `pathname` with every stray "%" written as "%25", or null if it can be decoded. Gatsby's router
 * decodes the path and throws on `/%` before React starts.
 */
export function repairedPathname(pathname: string): string | null {
  if (decodes(pathname)) return null;
  const repaired = pathname.replace(/%(?![0-9a-f]{2})/gi, "%25");
  // Well-formed escapes may be invalid UTF-8 (`/%ff`). Then every "%" is escaped.
  return decodes(repaired) ? repaired : pathname.replaceAll("%", "%25");
}

function decodes(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/**
 * Replaces a malformed path with one that Gatsby can decode, without a load or a history entry.
 */
export function repairMalformedAddress({
  location,
  history,
  document,
}: Pick<Window, "location" | "history" | "document">): void {
  const repaired = repairedPathname(location.pathname);
  if (repaired === null) return;
  const rest = location.search + location.hash;
  // The not-found page reads it: a variable of this script is not one of the other scripts.
  documentMarks(document).typed = location.pathname + rest;
  history.replaceState(history.state, "", location.origin + repaired + rest);
}

/** Returns the malformed address as the visitor typed it, once. Returns null if there was none. */
export function takeAddressAsTyped(): string | null {
  const marks = documentMarks();
  const address = marks.typed ?? null;
  delete marks.typed;
  return address;
}
