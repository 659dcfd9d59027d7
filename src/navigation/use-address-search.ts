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

/**
 * Returns the query of the address, such as `?q=edge`. It is empty in static HTML and while
 * hydrating.
 */
export function useAddressSearch(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.search,
    () => "",
  );
}

/**
 * Writes values into the query of the address and removes empty ones. The page, its history entry
 * and the storage do not change.
 */
export function replaceAddressSearch(values: Readonly<Record<string, string>>): void {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(values)) {
    if (value === "") url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  if (url.href === location.href) return;
  // The router stores its own state in the history entry.
  history.replaceState(history.state, "", url);
  dispatchEvent(new Event(changed));
}
