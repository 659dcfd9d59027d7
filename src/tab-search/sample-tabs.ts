import { recentTabs } from "./recent-tabs";
import { sampleTabsFrom, type SampleTab } from "./sample-tab";

/** The open tabs of the sample browser, the most recently used first. */
export const sampleTabs: readonly SampleTab[] = [
  ...recentTabs,
  ...sampleTabsFrom(
    [
      [1, "book", "CSS grid: named areas – Web handbook", "handbook.example/css/grid/named-areas"],
      [2, "sun", "Weather in Lisbon, ten days", "weather.example/lisbon"],
      [1, "code", "Changes waiting for your review · Forge", "forge.example/reviews"],
      [1, "chat", "Design channel – Talk", "talk.example/channels/design"],
      [2, "map", "Map of Alfama, Lisbon’s old town", "maps.example/lisbon/alfama"],
      [1, "check", "Stand-up notes, Thursday – Harbour", "notes.harbour.example/stand-up"],
      ["private", "home", "Two-room flats near the park", "flats.example/park/two-rooms"],
      [1, "code", "Build 1187 passed · Forge", "forge.example/atlas/builds/1187"],
      [2, "ticket", "Museu do Azulejo – bilhetes", "azulejo.example/bilhetes"],
      [
        1,
        "book",
        "Array.prototype.toSorted() – Web handbook",
        "handbook.example/js/array/to-sorted",
      ],
      [2, "cup", "Smørrebrød for eight – Nordic kitchen", "kitchen.example/smorrebrod"],
      [1, "chart", "Invoice 2041 – Ledger", "ledger.example/invoices/2041"],
      [
        1,
        "book",
        "Accessibility review: findings – Harbour",
        "docs.harbour.example/reviews/access",
      ],
      ["private", "heart", "What helps against hay fever", "health.example/hay-fever"],
      [2, "music", "Rádio Atlântico – live", "radio-atlantico.example/live"],
      [1, "calendar", "Time sheet, week 47 – Staff", "staff.example/time/47"],
      [2, "home", "Pensão São Jorge – your booking", "sao-jorge.example/booking"],
      [1, "check", "Roadmap board – Harbour", "boards.harbour.example/roadmap"],
      [2, "book", "Portuguese in ten phrases", "phrases.example/portuguese"],
      [2, "music", "Piano sonata no. 14 – Listen", "listen.example/piano/sonata-14"],
      ["private", "chart", "Standing orders – Bank", "bank.example/orders"],
      [2, "map", "How to tie a bowline", "knots.example/bowline"],
    ],
    recentTabs.length,
  ),
];
