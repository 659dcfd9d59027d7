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

/** What `read` finds in the address and its history entry; undefined until the page has hydrated. */
export function useAddress<Found>(read: () => Found): Found | undefined {
  return useSyncExternalStore<Found | undefined>(subscribe, read, () => undefined);
}

/** The query of the address, such as `?browser=edge`. */
export const useAddressSearch = (): string => useAddress(() => location.search) ?? "";

/**
 * Writes values into the query of the address, removes empty ones, and adds `state` to the history
 * entry. Requests carry the query, so what a visitor types belongs in the state.
 */
export function replaceAddressSearch(
  values: Readonly<Record<string, string>>,
  state?: Readonly<Record<string, string>>,
): void {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(values)) {
    if (value === "") url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  history.replaceState({ ...history.state, ...state }, "", url);
  dispatchEvent(new Event(changed));
}
