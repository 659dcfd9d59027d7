import demoTabs from "../../src/content/demo-tabs.json";
import {
  recentTabs as recent,
  type SampleTab,
  tabCountText as count,
} from "../../src/demo/sample-tabs";

/** The tabs of the demo, as the pages query them. */
export const sampleTabs: readonly SampleTab[] = demoTabs.map((tab, order) => ({
  ...tab,
  window: String(tab.window),
  order,
}));
export const recentTabs = recent(sampleTabs);
export const tabCountText = count(sampleTabs.length);
