// Build time only: what tasks and pictures type into the demo's list. It follows from the tabs.
import { manyTabs, tabMatcher } from "./many-tabs";
import { recentTabs, type SampleTab, type TypedList } from "./sample-tabs";

type Tabs = readonly SampleTab[];

/** What the list finds for letters; null for nothing. */
export function typedList(tabs: Tabs, typed: string): TypedList | null {
  const matches = tabMatcher(tabs)(typed);
  const [first] = matches;
  if (!first || typed === "") return null;
  const { entry, titleRanges, detailRanges } = first;
  const [[start, end] = [0, 0]] = titleRanges.length > 0 ? titleRanges : detailRanges;
  const text = titleRanges.length > 0 ? entry.title : entry.address;
  const marked = text.slice(start, end).toLowerCase();
  return { typed, marked, tabOrders: matches.map(({ entry }) => entry.order) };
}

const wordsOf = (text: string) => text.toLowerCase().match(/[a-z]{4,}/g) ?? [];

/** How many letters of a title the line of a task has room for. */
const longestAsked = 20;

/**
 * The lists of home, by use. `byAddress` shows that addresses are searched: a word that no title has.
 * `several` ends the page: letters that three tabs have. `next` is the second task: the first letters
 * of a word, which find one tab among hundreds.
 */
export function typedLists(tabs: Tabs): readonly (TypedList & Readonly<{ use: string }>)[] {
  const match = tabMatcher(tabs);
  const matchMany = tabMatcher(manyTabs(tabs));
  const isRecent = (tab: SampleTab) => recentTabs(tabs).includes(tab);
  /** Whether every tab that these letters find contains them, without a typo. */
  const isExact = (typed: string) =>
    match(typed).every(({ entry }) =>
      `${entry.title} ${entry.address}`.toLowerCase().includes(typed),
    );
  /** The one of `all` that finds `wanted` tabs; else the next higher number, else the next lower. */
  const finding = (wanted: number, all: readonly string[]) => {
    const distance = (typed: string) => {
      const more = match(typed).length - wanted;
      return more < 0 ? tabs.length - more : more;
    };
    return all.filter(isExact).sort((a, b) => distance(a) - distance(b))[0];
  };
  const uses = {
    byAddress: finding(
      2,
      tabs
        .flatMap(({ address }) => wordsOf(address.replace(".example", "")))
        .filter((word) => match(word).every(({ titleRanges }) => titleRanges.length === 0)),
    ),
    several: finding(
      3,
      tabs.flatMap(({ title }) => wordsOf(title).map((word) => word.slice(0, 4))),
    ),
    next: tabs
      .filter(({ title, window }) => window !== "private" && title.length <= longestAsked)
      .sort((a, b) => a.title.length - b.title.length)
      // What is in view already needs no search.
      .sort((a, b) => Number(isRecent(a)) - Number(isRecent(b)))
      .flatMap(({ title }) => [...wordsOf(title)].sort((a, b) => b.length - a.length))
      .map((word) => word.slice(0, 3))
      .find((typed) => matchMany(typed).length === 1),
  };
  return Object.entries(uses).flatMap(([use, typed = ""]) => {
    const list = typedList(tabs, typed);
    return list === null ? [] : [{ use, ...list }];
  });
}
