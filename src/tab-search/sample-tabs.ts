import { moreIcons } from "./more-icons";
import { recentIcons } from "./recent-icons";
import { recentTabs } from "./recent-tabs";
import { sampleTabsFrom, type SampleTab } from "./sample-tab";

const icons = { ...recentIcons, ...moreIcons };

/** The open tabs of the sample browser, the most recently used first. */
export const sampleTabs: readonly SampleTab[] = [
  ...recentTabs,
  ...sampleTabsFrom(
    [
      [2, icons.cup, "Café Zoë – menu and opening hours", "cafe-zoe.example/menu"],
      [1, icons.calendar, "Team calendar, November", "calendar.example/team/november"],
      [
        1,
        icons.book,
        "CSS grid: named areas – Web handbook",
        "handbook.example/css/grid/named-areas",
      ],
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
    ],
    recentTabs.length,
  ),
];
