import type { SampleTab } from "./sample-tabs";

/** Puts tabs that are in the order of last use into another. */
export type ListOrder = (tabs: readonly SampleTab[]) => readonly SampleTab[];

export const byLastUse: ListOrder = (tabs) => tabs;

/** The windows of the sample browser, as the tab bars are ordered. */
const windows = ["1", "2", "private"];

/** The order of the tab bar, window by window. */
export const inTabBarOrder: ListOrder = (tabs) => {
  const place = ({ window, order }: SampleTab) => windows.indexOf(window) * tabs.length + order;
  return [...tabs].sort((a, b) => place(a) - place(b));
};
