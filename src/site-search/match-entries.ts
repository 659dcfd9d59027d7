import type { HardwareInfo } from "../hardware-info/hardware-info";
import { createMatcher, type Match } from "../search-list/create-matcher";
import { termsIn } from "../search-list/fold";
import { fillWords } from "./fill-words";
import type { SearchEntry } from "./search-entry";

/** The most entries that a search shows. To narrow it down, visitors type another word. */
export const maxMatches = 30;

/** An entry in the visitor's words, what matched in it, and the title of its page; "" for a page. */
export type EntryMatch = Match<SearchEntry> & Readonly<{ pageTitle: string }>;

/** Returns a function that finds entries. An empty query finds the suggested ones, pages first. */
export function entryMatcher(
  entries: readonly SearchEntry[],
  info: HardwareInfo,
): (query: string, isSuggestedFor?: (entry: SearchEntry) => boolean) => readonly EntryMatch[] {
  const filled = entries.map((entry) => ({
    ...entry,
    title: fillWords(entry.title, info),
    text: fillWords(entry.text, info),
  }));
  const match = createMatcher(
    filled,
    ({ title, text, keywords }) => ({ title, detail: text, keywords }),
    {
      partial: true,
    },
  );
  const pages = new Map(filled.map(({ url, title }) => [url, title]));
  const isPage = ({ entry }: Match<SearchEntry>) => entry.group === "Page";
  return (query, isSuggestedFor = ({ isSuggested }) => isSuggested === true) => {
    const isBlank = termsIn(query).length === 0;
    const matches = match(query);
    const first = matches.filter(({ entry }) => isSuggestedFor(entry));
    return (isBlank ? [...first.filter(isPage), ...first.filter((one) => !isPage(one))] : matches)
      .slice(0, maxMatches)
      .map((matches) => ({ ...matches, pageTitle: pageTitleOf(matches.entry.url, pages) }));
  };
}

function pageTitleOf(url: string, pages: ReadonlyMap<string, string>): string {
  const [path = url] = url.split("#");
  return path === url ? "" : (pages.get(path) ?? "");
}
