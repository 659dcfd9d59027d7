import { icons, recentTabs, sampleTab, type SampleRow, type SampleTab } from "./recent-tabs";
import type { TabIconDrawing } from "./tab-icon";

const moreIcons = {
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

const rows: readonly SampleRow[] = [
  [2, moreIcons.cup, "Café Zoë – menu and opening hours", "cafe-zoe.example/menu"],
  [1, moreIcons.calendar, "Team calendar, November", "calendar.example/team/november"],
  [
    1,
    moreIcons.book,
    "CSS grid: named areas – Web handbook",
    "handbook.example/css/grid/named-areas",
  ],
  [2, moreIcons.sun, "Weather in Lisbon, ten days", "weather.example/lisbon"],
  [1, icons.code, "Changes waiting for your review · Forge", "forge.example/reviews"],
  [1, moreIcons.chat, "Design channel – Talk", "talk.example/channels/design"],
  [2, moreIcons.map, "Map of Alfama, Lisbon’s old town", "maps.example/lisbon/alfama"],
  [1, icons.check, "Stand-up notes, Thursday – Harbour", "notes.harbour.example/stand-up"],
  ["private", moreIcons.home, "Two-room flats near the park", "flats.example/park/two-rooms"],
  [1, icons.code, "Build 1187 passed · Forge", "forge.example/atlas/builds/1187"],
  [2, moreIcons.ticket, "Museu do Azulejo – bilhetes", "azulejo.example/bilhetes"],
  [
    1,
    moreIcons.book,
    "Array.prototype.toSorted() – Web handbook",
    "handbook.example/js/array/to-sorted",
  ],
  [2, moreIcons.cup, "Smørrebrød for eight – Nordic kitchen", "kitchen.example/smorrebrod"],
  [1, icons.chart, "Invoice 2041 – Ledger", "ledger.example/invoices/2041"],
  [
    1,
    moreIcons.book,
    "Accessibility review: findings – Harbour",
    "docs.harbour.example/reviews/access",
  ],
  ["private", moreIcons.heart, "What helps against hay fever", "health.example/hay-fever"],
  [2, moreIcons.music, "Rádio Atlântico – live", "radio-atlantico.example/live"],
  [1, moreIcons.calendar, "Time sheet, week 47 – Staff", "staff.example/time/47"],
  [2, moreIcons.home, "Pensão São Jorge – your booking", "sao-jorge.example/booking"],
  [1, icons.check, "Roadmap board – Harbour", "boards.harbour.example/roadmap"],
  [2, moreIcons.book, "Portuguese in ten phrases", "phrases.example/portuguese"],
  [2, moreIcons.music, "Piano sonata no. 14 – Listen", "listen.example/piano/sonata-14"],
  ["private", icons.chart, "Standing orders – Bank", "bank.example/orders"],
  [2, moreIcons.map, "How to tie a bowline", "knots.example/bowline"],
];

/** The open tabs of the sample browser, the most recently used first. */
export const sampleTabs: readonly SampleTab[] = [
  ...recentTabs,
  ...rows.map((row, index) => sampleTab(row, recentTabs.length + index)),
];
