/** A sample tab. */
export type SampleTab = Queries.SampleTabFragment;

/**
 * What is typed into the list, the letters that it highlights, and the places of the tabs that it
 * finds, best first.
 */
export type TypedList = Queries.TypedListFragment;

/** The tabs used last: the page shows them before the demo's script has loaded. */
export const recentTabs = <Tab>(tabs: readonly Tab[]) => tabs.slice(0, 6);

/** How many tabs the demo has when a visitor asks for many. */
export const manyTabsCount = 300;

/** The tab that the guide's practice asks for: the last one, so it is far down in the list. */
export const practiceTitle = (tabs: readonly SampleTab[]) => tabs.at(-1)?.title ?? "";

/** The last line of the unfiltered list. */
export const tabCountText = (count: number) => `${count} tabs, 3 windows`;

/** The last line of the list of what was typed for. */
export const foundCountText = (found: number, all: number) => `${found} of ${all} tabs`;

/** The demo's texts that are in the page before its script has loaded. */
export const demoWords = {
  caption: "What you type in this demo stays here.",
  /** Where no script runs. */
  drawing: "A drawing. With scripts on, you can try it.",
  loading: "Loading…",
  failed: "The demo couldn’t load. Click it to try again.",
  placeholder: "Search open tabs",
  /** The last line of the list while a private tab is selected. Its row names the mode. */
  privateTab: "Listed only if you allow it",
  action: "switch",
  /** Names the drawing, for screen readers. */
  picture: "The list of open tabs, drawn",
  /** Names the field and the list. */
  field: "Search the sample tabs",
  list: "Sample tabs",
  /** Beside a tab: that it is shown, or where it is. */
  thisTab: "This tab",
  window: (name: string) => `Window ${name}`,
  /** What a picture of the list shows, for screen readers. */
  typedPicture: (typed: string) => `The list after “${typed}” is typed`,
  practiceTask: (title: string) => `Find “${title}” and switch to it.`,
  practiceWrong: (title: string) => `That was ${title}. Try again.`,
  practiceDone: "Done. That’s all.",
} as const;
