import { createMatcher, type Match } from "../search-list/create-matcher";
import type { SampleTab } from "./sample-tab";

/** A tab of the list, with the parts of its title and address that matched. */
export type MatchedTab = Readonly<{ tab: SampleTab } & Omit<Match, "index">>;

/** A function that finds tabs by title and address, as createMatcher ranks them. */
export function tabMatcher(tabs: readonly SampleTab[]): (query: string) => readonly MatchedTab[] {
  const match = createMatcher(tabs.map(({ title, address }) => ({ title, detail: address })));
  return (query) =>
    match(query).flatMap(({ index, ...ranges }) => {
      const tab = tabs[index];
      return tab ? [{ tab, ...ranges }] : [];
    });
}
