import type { HardwareInfo } from "../hardware-info/hardware-info";
import { createMatcher, type Match } from "../search-list/create-matcher";
import { wordsIn } from "../search-list/fold";
import { fillWords } from "./fill-words";
import type { SearchEntry } from "./search-entry";

/** The most entries that a search shows. To narrow it down, visitors type another word. */
export const mostFound = 30;

/** An entry in the visitor's words, with the parts of its title and text that matched. */
export type FoundEntry = Match<SearchEntry>;

/**
 * Returns a function that finds entries by title and text, ranked by createMatcher. An empty query
 * finds the pages.
 */
export function entryMatcher(
  entries: readonly SearchEntry[],
  info: HardwareInfo,
): (query: string) => readonly FoundEntry[] {
  const filled = entries.map((entry) => ({
    ...entry,
    title: fillWords(entry.title, info),
    text: fillWords(entry.text, info),
  }));
  const match = createMatcher(
    filled,
    ({ title, text, words }) => ({ title, detail: text, words }),
    {
      partial: true,
    },
  );
  return (query) => {
    const isBlank = wordsIn(query).length === 0;
    return match(query)
      .filter(({ entry }) => !isBlank || isWholePage(entry))
      .slice(0, mostFound);
  };
}

function isWholePage({ group, url }: SearchEntry): boolean {
  return group === "Page" && !url.includes("#");
}
