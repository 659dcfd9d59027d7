import demoTabs from "../content/demo-tabs.json";

/** The windows of the sample browser; the third is a private one. */
export type SampleWindow = 1 | 2 | "private";

/** A sample tab. */
export type SampleTab = Readonly<{
  /** Also the tab's place in the sample data. */
  id: number;
  title: string;
  /** As the browser shows it: without the scheme. */
  address: string;
  window: SampleWindow;
}>;

/** The open tabs of the sample browser, the most recently used first. */
export const sampleTabs: readonly SampleTab[] = demoTabs.map((tab, id) => ({
  ...tab,
  window: tab.window as SampleWindow,
  id,
}));

/** The tabs used last: the page shows them before the demo's script has loaded. */
export const recentTabs = sampleTabs.slice(0, 6);

const windows: readonly SampleWindow[] = [1, 2, "private"];

/** The tabs in the order of the tab bar, window by window. */
export function inTabBarOrder(tabs: readonly SampleTab[]): readonly SampleTab[] {
  const place = ({ window, id }: SampleTab) => windows.indexOf(window) * tabs.length + id;
  return [...tabs].sort((a, b) => place(a) - place(b));
}

/** The last line of the unfiltered list. */
export const tabCountText = `${sampleTabs.length} tabs, ${windows.length} windows`;

/** The demo's texts that are in the page before its script has loaded. */
export const demoWords = {
  caption: `A re-creation with ${sampleTabs.length} sample tabs. Nothing you type leaves this page.`,
  /** Where no script runs. */
  drawing: "A drawing of the list. With scripts on, you can try it here.",
  loading: "Loading…",
  failed: "The demo couldn’t load. Click it to try again.",
  placeholder: "Search open tabs",
  order: "Order",
  lastUsed: "Last used",
  tabBar: "Tab bar",
  practiceDone: "Done. That’s all.",
} as const;
