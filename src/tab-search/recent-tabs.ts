import { sampleTabsFrom, type SampleTab } from "./sample-tab";

/**
 * The sample tabs used last, the most recent first: what the drawn switcher shows. They are apart
 * from the other sample tabs because they are in the page's first script.
 */
export const recentTabs: readonly SampleTab[] = sampleTabsFrom(
  [
    [1, "check", "Release checklist – Harbour", "notes.harbour.example/release-checklist"],
    [1, "mail", "Inbox (4) – Post", "mail.post.example/inbox"],
    [2, "train", "Night trains to Lisbon", "trains.example/night/lisbon"],
    [1, "code", "Keep the focus ring in the date picker · Change 482", "forge.example/atlas/482"],
    ["private", "gift", "A birthday present for Ana", "gifts.example/for/ana"],
    [1, "chart", "Quarterly figures – Sheets", "sheets.example/figures/q3"],
    [2, "cup", "Café Zoë – menu and opening hours", "cafe-zoe.example/menu"],
    [1, "calendar", "Team calendar, November", "calendar.example/team/november"],
  ],
  0,
);
