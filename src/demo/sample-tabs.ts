/** A sample tab. */
export type SampleTab = Queries.SampleTabFragment;

/** The tabs used last: the page shows them before the demo's script has loaded. */
export const recentTabs = <Tab>(tabs: readonly Tab[]) => tabs.slice(0, 6);

/** The last line of the unfiltered list. */
export const tabCountText = (tabs: readonly SampleTab[]) => `${tabs.length} tabs, 3 windows`;

/** The demo's texts that are in the page before its script has loaded. */
export const demoWords = {
  caption: "A re-creation with sample tabs. Nothing you type leaves this page.",
  /** Where no script runs. */
  drawing: "A drawing. With scripts on, you can try it.",
  loading: "Loading…",
  failed: "The demo couldn’t load. Click it to try again.",
  placeholder: "Search open tabs",
  practiceDone: "Done. That’s all.",
} as const;
