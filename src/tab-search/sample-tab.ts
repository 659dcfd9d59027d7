import type { TabIconDrawing } from "./tab-icon";

/** The windows of the sample browser; the third is a private one. */
export type SampleWindow = 1 | 2 | "private";

/** A made-up tab; its address is one that is reserved for examples. */
export type SampleTab = Readonly<{
  /** Also the tab's place in the sample data. */
  id: number;
  title: string;
  /** As the browser shows it: without the scheme. */
  address: string;
  window: SampleWindow;
  icon: TabIconDrawing;
}>;

/** A tab as the sample data writes it. */
export type SampleTabRow = readonly [
  window: SampleWindow,
  icon: TabIconDrawing,
  title: string,
  address: string,
];

/** Tabs from their rows; ids count up from `firstId`. */
export function sampleTabsFrom(rows: readonly SampleTabRow[], firstId: number): SampleTab[] {
  return rows.map(([window, icon, title, address], at) => ({
    id: firstId + at,
    title,
    address,
    window,
    icon,
  }));
}
