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

const icons = {
  check: ["green", "M3 3h10v10H3zM5.5 8l2 2 3.3-4"],
  mail: ["blue", "M2.5 4h11v8.5h-11zM2.5 4.5 8 9l5.5-4.5"],
  train: ["violet", "M4 3h8v7.5H4zM4 7h8M6.2 8.8h.1M9.7 8.8h.1M5.5 10.5 4 13.5M10.5 10.5l1.5 3"],
  code: ["blue", "M5.5 4.5 2 8l3.5 3.5M10.5 4.5 14 8l-3.5 3.5"],
  gift: [
    "rose",
    "M3 7.5h10V13H3zM2.5 5h11v2.5h-11zM8 5v8M8 5C4.5 5 4.5 2 6.2 2 7.5 2 8 3.5 8 5zm0 0c3.5 0 3.5-3 1.8-3C8.5 2 8 3.5 8 5z",
  ],
  chart: ["blue", "M3 13V3M3 13h10M6 10.5V8M9 10.5V5M12 10.5V6.5"],
  book: [
    "blue",
    "M8 4.5C6.7 3.6 5 3.3 3 3.5v8.6c2-.2 3.7.1 5 1 1.3-.9 3-1.2 5-1V3.5c-2-.2-3.7.1-5 1zm0 0v8.5",
  ],
  calendar: ["blue", "M3 4.5h10v8.5H3zM3 7.5h10M5.7 2.5v2M10.3 2.5v2"],
  chat: ["violet", "M3 3.5h10v7H7.5L4.5 13v-2.5H3z"],
  cup: [
    "amber",
    "M3 5.5h8V9a3.5 3.5 0 0 1-3.5 3.5h-1A3.5 3.5 0 0 1 3 9zM11 6.5h1a1.5 1.5 0 0 1 0 3.2h-1M5.7 2v1.5M8.3 2v1.5",
  ],
  heart: ["rose", "M8 13C2 9 2.5 3.5 5.5 3.5 7 3.5 8 5.2 8 5.2s1-1.7 2.5-1.7c3 0 3.5 5.5-2.5 9.5z"],
  home: ["green", "M2.5 8 8 3l5.5 5M4.2 7v6h7.6V7"],
  map: [
    "green",
    "M8 14S3.5 9.8 3.5 6.6a4.5 4.5 0 0 1 9 0C12.5 9.8 8 14 8 14zM8 8.2a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2z",
  ],
  music: [
    "violet",
    "M6 12V3.5l6.5-1V11M6 12a1.750 1.5 0 1 1-3.5 0A1.750 1.5 0 0 1 6 12zm6.5-1A1.750 1.5 0 1 1 9 11a1.750 1.5 0 0 1 3.5 0z",
  ],
  sun: [
    "amber",
    "M8 10.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6zM8 1.5v1.7M8 12.8v1.7M1.5 8h1.7M12.8 8h1.7M3.4 3.4l1.2 1.2M11.4 11.4l1.2 1.2M3.4 12.6l1.2-1.2M11.4 4.6l1.2-1.2",
  ],
  ticket: ["amber", "M2.5 4.5h11v2a1.5 1.5 0 0 0 0 3v2h-11v-2a1.5 1.5 0 0 0 0-3zM9.5 5v6"],
} as const satisfies Readonly<Record<string, TabIconDrawing>>;

const rows: readonly (readonly [SampleWindow, TabIconDrawing, title: string, address: string])[] = [
  [1, icons.check, "Release checklist – Harbour", "notes.harbour.example/release-checklist"],
  [1, icons.mail, "Inbox (4) – Post", "mail.post.example/inbox"],
  [2, icons.train, "Night trains to Lisbon", "trains.example/night/lisbon"],
  [1, icons.code, "Keep the focus ring in the date picker · Change 482", "forge.example/atlas/482"],
  ["private", icons.gift, "A birthday present for Ana", "gifts.example/for/ana"],
  [1, icons.chart, "Quarterly figures – Sheets", "sheets.example/figures/q3"],
  [2, icons.cup, "Café Zoë – menu and opening hours", "cafe-zoe.example/menu"],
  [1, icons.calendar, "Team calendar, November", "calendar.example/team/november"],
  [1, icons.book, "CSS grid: named areas – Web handbook", "handbook.example/css/grid/named-areas"],
  [2, icons.sun, "Weather in Lisbon, ten days", "weather.example/lisbon"],
  [1, icons.code, "Changes waiting for your review · Forge", "forge.example/reviews"],
  [1, icons.chat, "Design channel – Talk", "talk.example/channels/design"],
  [2, icons.map, "Map of Alfama, Lisbon’s old town", "maps.example/lisbon/alfama"],
  [1, icons.check, "Stand-up notes, Thursday – Harbour", "notes.harbour.example/stand-up"],
  ["private", icons.home, "Two-room flats near the park", "flats.example/park/two-rooms"],
  [1, icons.code, "Build 1187 passed · Forge", "forge.example/atlas/builds/1187"],
  [2, icons.ticket, "Museu do Azulejo – bilhetes", "azulejo.example/bilhetes"],
  [
    1,
    icons.book,
    "Array.prototype.toSorted() – Web handbook",
    "handbook.example/js/array/to-sorted",
  ],
  [2, icons.cup, "Smørrebrød for eight – Nordic kitchen", "kitchen.example/smorrebrod"],
  [1, icons.chart, "Invoice 2041 – Ledger", "ledger.example/invoices/2041"],
  [
    1,
    icons.book,
    "Accessibility review: findings – Harbour",
    "docs.harbour.example/reviews/access",
  ],
  ["private", icons.heart, "What helps against hay fever", "health.example/hay-fever"],
  [2, icons.music, "Rádio Atlântico – live", "radio-atlantico.example/live"],
  [1, icons.calendar, "Time sheet, week 47 – Staff", "staff.example/time/47"],
  [2, icons.home, "Pensão São Jorge – your booking", "sao-jorge.example/booking"],
  [1, icons.check, "Roadmap board – Harbour", "boards.harbour.example/roadmap"],
  [2, icons.book, "Portuguese in ten phrases", "phrases.example/portuguese"],
  [2, icons.music, "Piano sonata no. 14 – Listen", "listen.example/piano/sonata-14"],
  ["private", icons.chart, "Standing orders – Bank", "bank.example/orders"],
  [2, icons.map, "How to tie a bowline", "knots.example/bowline"],
];

/** The open tabs of the sample browser, the most recently used first. */
export const sampleTabs: readonly SampleTab[] = rows.map(([window, icon, title, address], id) => ({
  id,
  title,
  address,
  window,
  icon,
}));

/** How many of them the open list shows before it is scrolled; of the last one, half. */
export const tabsInView = 6;

/** What the open list says below all tabs. */
export const tabCountText = `${sampleTabs.length} tabs, 3 windows`;
