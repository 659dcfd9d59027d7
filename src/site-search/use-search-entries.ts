import { useEffect, useState } from "react";
import { loadOlderReleases } from "./load-older-releases";
import { loadSearchEntries } from "./load-search-entries";
import type { SearchEntry } from "./search-entry";

export type SearchEntries = Readonly<{
  state: "loading" | "ready" | "failed";
  entries: readonly SearchEntry[];
}>;

/** The entries of the site's search: those of the index as soon as they are read, then the rest. */
export function useSearchEntries(): SearchEntries {
  const [entries, setEntries] = useState<SearchEntries>({ state: "loading", entries: [] });
  useEffect(() => {
    let isHeld = true;
    loadSearchEntries().then(
      async (index) => {
        if (isHeld) setEntries({ state: "ready", entries: index });
        const older = await loadOlderReleases();
        if (isHeld && older.length > 0)
          setEntries({ state: "ready", entries: [...index, ...older] });
      },
      () => isHeld && setEntries({ state: "failed", entries: [] }),
    );
    return () => {
      isHeld = false;
    };
  }, []);
  return entries;
}
