import type { HardwareInfo } from "../hardware-info/hardware-info";
import { createMatcher, type Match } from "../search-list/create-matcher";
import { wordsIn } from "../search-list/fold";
import { fillWords } from "./fill-words";
import type { SearchEntry } from "./search-entry";

/** The most entries that a search shows. To narrow it down, visitors type another word. */
export const mostFound = 30;

/** An entry in the visitor's words, what matched in it, and the title of its page; "" for a page. */
export type FoundEntry = Match<SearchEntry> & Readonly<{ place: string }>;

/**
 * Returns a function that finds entries by title and text, ranked by createMatcher. An empty query
 * finds those that `isOffered` names, pages first: by default those with `isFirst`.
 */
export function entryMatcher(
  entries: readonly SearchEntry[],
  info: HardwareInfo,
): (query: string, isOffered?: (entry: SearchEntry) => boolean) => readonly FoundEntry[] {
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
  const pages = new Map(filled.map(({ url, title }) => [url, title]));
  const isPage = ({ entry }: Match<SearchEntry>) => entry.group === "Page";
  return (query, isOffered = ({ isFirst }) => isFirst === true) => {
    const isBlank = wordsIn(query).length === 0;
    const found = match(query);
    const first = found.filter(({ entry }) => isOffered(entry));
    return (isBlank ? [...first.filter(isPage), ...first.filter((one) => !isPage(one))] : found)
      .slice(0, mostFound)
      .map((found) => ({ ...found, place: placeOf(found.entry.url, pages) }));
  };
}

function placeOf(url: string, pages: ReadonlyMap<string, string>): string {
  const [path = url] = url.split("#");
  return path === url ? "" : (pages.get(path) ?? "");
}
