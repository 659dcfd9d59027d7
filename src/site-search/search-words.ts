import { mostFound } from "./match-entries";
import type { SearchEntries } from "./use-search-entries";

/** How many places a search found, as it is shown and said. */
export function foundText(found: number): string {
  if (found === 0) return "Nothing found";
  if (found === mostFound) return `The best ${mostFound} places`;
  return found === 1 ? "1 place" : `${found} places`;
}

/** What stands where the list would be when it is empty. */
export function notFoundText(state: SearchEntries["state"], query: string): string {
  if (state === "loading") return "";
  if (state === "failed")
    return "Search needs a connection the first time. Close it and try again.";
  return `Nothing on this site has “${query.trim()}” in it.`;
}
