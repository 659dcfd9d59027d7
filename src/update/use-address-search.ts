import { useSyncExternalStore } from "react";

const changed = "address-search-changed";

function subscribe(listener: () => void): () => void {
  addEventListener("popstate", listener);
  addEventListener(changed, listener);
  return () => {
    removeEventListener("popstate", listener);
    removeEventListener(changed, listener);
  };
}

/** The query of the address, such as `?q=edge`; empty in static HTML and while hydrating. */
export function useAddressSearch(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.search,
    () => "",
  );
}

/**
 * Writes values into the query of the address, and takes out those that are empty; the page stays
 * where it is, its history entry is kept and nothing is stored.
 */
export function replaceAddressSearch(values: Readonly<Record<string, string>>): void {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(values)) {
    if (value === "") url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  if (url.href === location.href) return;
  // The router keeps its own state beside the entry.
  history.replaceState(history.state, "", url);
  dispatchEvent(new Event(changed));
}
