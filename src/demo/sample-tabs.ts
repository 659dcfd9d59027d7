/** A sample tab. */
export type SampleTab = Queries.SampleTabFragment;

/** What is typed into the list, what it highlights, and the order numbers of the tabs it finds, best first. */
export type TypedList = Queries.TypedListFragment;

/** How many tabs the page shows before anybody touches the list, which has room for five and a half. */
export const recentCount = 6;

/** The tabs used last. */
export const recentTabs = <Tab>(tabs: readonly Tab[]) => tabs.slice(0, recentCount);

/** How many tabs the demo has when a visitor asks for many. */
export const manyTabsCount = 300;

/** The tab that the guide's practice asks for: the last one, so it is far down in the list. */
export const practiceTitle = (tabs: readonly SampleTab[]) => tabs.at(-1)?.title ?? "";
