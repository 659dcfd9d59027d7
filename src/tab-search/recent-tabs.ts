import type { TabIconDrawing } from "./tab-icon";

/** The windows of the sample browser; the third is a private one. */
export type SampleWindow = 1 | 2 | "private";

/** A sample tab. Its address is reserved for examples. */
export type SampleTab = Readonly<{
  /** Also the tab's place in the sample data. */
  id: number;
  title: string;
  /** As the browser shows it: without the scheme. */
  address: string;
  window: SampleWindow;
  icon: TabIconDrawing;
}>;

/** A tab as the sample data lists it. */
export type SampleRow = readonly [SampleWindow, TabIconDrawing, title: string, address: string];

/** The icons of the tabs that the page shows at once. */
export const icons = {
  check: ["green", "M3 3h10v10H3zM5.5 8l2 2 3.3-4"],
  mail: ["blue", "M2.5 4h11v8.5h-11zM2.5 4.5 8 9l5.5-4.5"],
  train: ["violet", "M4 3h8v7.5H4zM4 7h8M6.2 8.8h.1M9.7 8.8h.1M5.5 10.5 4 13.5M10.5 10.5l1.5 3"],
  code: ["blue", "M5.5 4.5 2 8l3.5 3.5M10.5 4.5 14 8l-3.5 3.5"],
  gift: [
    "rose",
    "M3 7.5h10V13H3zM2.5 5h11v2.5h-11zM8 5v8M8 5C4.5 5 4.5 2 6.2 2 7.5 2 8 3.5 8 5zm0 0c3.5 0 3.5-3 1.8-3C8.5 2 8 3.5 8 5z",
  ],
  chart: ["blue", "M3 13V3M3 13h10M6 10.5V8M9 10.5V5M12 10.5V6.5"],
} as const satisfies Readonly<Record<string, TabIconDrawing>>;

const rows: readonly SampleRow[] = [
  [1, icons.check, "Release checklist – Harbour", "notes.harbour.example/release-checklist"],
  [1, icons.mail, "Inbox (4) – Post", "mail.post.example/inbox"],
  [2, icons.train, "Night trains to Lisbon", "trains.example/night/lisbon"],
  [1, icons.code, "Keep the focus ring in the date picker · Change 482", "forge.example/atlas/482"],
  ["private", icons.gift, "A birthday present for Ana", "gifts.example/for/ana"],
  [1, icons.chart, "Quarterly figures – Sheets", "sheets.example/figures/q3"],
];

/** The tab of a row; `id` is its index in the sample data. */
export function sampleTab([window, icon, title, address]: SampleRow, id: number): SampleTab {
  return { id, title, address, window, icon };
}

/** The tabs used last: the page shows them at once. The others come with the live switcher. */
export const recentTabs: readonly SampleTab[] = rows.map(sampleTab);

/** How many sample tabs there are, those of sample-tabs.ts included. */
export const sampleTabCount = 30;

/** The last line of the unfiltered list. */
export const tabCountText = `${sampleTabCount} tabs, 3 windows`;

/** The demo's texts that are in the page before its script has loaded. */
export const demoWords = {
  caption: `Live demo with ${sampleTabCount} sample tabs. Nothing you type leaves this page.`,
  loading: "Loading…",
  failed: "The demo couldn’t load. Click it to try again.",
  placeholder: "Search open tabs",
  practiceDone: "Done. That’s all.",
} as const;
