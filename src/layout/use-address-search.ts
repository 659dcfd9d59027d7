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

/** The query of the address, such as `?browser=edge`; empty until the page has hydrated. */
export function useAddressSearch(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.search,
    () => "",
  );
}

/** Writes values into the query of the address, and removes empty ones. */
export function replaceAddressSearch(values: Readonly<Record<string, string>>): void {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(values)) {
    if (value === "") url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  history.replaceState(history.state, "", url);
  dispatchEvent(new Event(changed));
}
