import { recentIcons as icons } from "./recent-icons";
import { sampleTabsFrom, type SampleTab } from "./sample-tab";

/**
 * The sample tabs used last, the most recent first: what the drawn switcher shows. They are apart
 * from the other sample tabs because they are in the page's first script.
 */
export const recentTabs: readonly SampleTab[] = sampleTabsFrom(
  [
    [1, icons.check, "Release checklist – Harbour", "notes.harbour.example/release-checklist"],
    [1, icons.mail, "Inbox (4) – Post", "mail.post.example/inbox"],
    [2, icons.train, "Night trains to Lisbon", "trains.example/night/lisbon"],
    [
      1,
      icons.code,
      "Keep the focus ring in the date picker · Change 482",
      "forge.example/atlas/482",
    ],
    ["private", icons.gift, "A birthday present for Ana", "gifts.example/for/ana"],
    [1, icons.chart, "Quarterly figures – Sheets", "sheets.example/figures/q3"],
  ],
  0,
);
