// To be imported before anything that imports Gatsby: its router decodes the address as it loads.

/**
 * `pathname` with every stray "%" written as "%25", or null when it decodes as it is.
 * Gatsby's router decodes the path and throws on `/%` before React starts.
 */
export function repairedPathname(pathname: string): string | null {
  if (decodes(pathname)) return null;
  const repaired = pathname.replace(/%(?![0-9a-f]{2})/gi, "%25");
  // Well-formed escapes may still be no UTF-8 (`/%ff`): then none of them is meant as one.
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

let addressAsTyped: string | null = null;

/**
 * Puts a path that Gatsby can read in place of a malformed one, without a load or a history
 * entry.
 */
export function repairMalformedAddress({ location, history }: Window): void {
  const repaired = repairedPathname(location.pathname);
  if (repaired === null) return;
  const rest = location.search + location.hash;
  addressAsTyped = location.pathname + rest;
  history.replaceState(history.state, "", location.origin + repaired + rest);
}

if (typeof window !== "undefined") repairMalformedAddress(window);

/** The malformed address as the visitor typed it, once; null when there was none. */
export function takeAddressAsTyped(): string | null {
  const address = addressAsTyped;
  addressAsTyped = null;
  return address;
}
