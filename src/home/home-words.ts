import { site } from "../site/site";

/** What the home page says besides its own texts. */
export const homeWords = {
  whatChanged: "What changed",
  try: "Try it here",
  /** After the task of the demo: another one, and what is typed for it. */
  nextTask: "That’s it. Now two words, in any order:",
  nextTyped: "ring foc",
  done: "That’s all there is to it. It does the same with your own tabs.",
  inTesting: "In testing.",
  follow: "Follow the releases",
  /** What is typed in the drawing of the list: it occurs in addresses of the sample only. */
  typed: "atlas",
  /** What the drawings of the list show, for screen readers. */
  pictures: {
    "type-to-filter": "The list, with tabs that are found by their addresses",
    "private-windows": "The list, with a tab of a private window",
    "tab-bar-order": "The list, in the order of the tab bar",
  },
  privateTab: " tab: listed only if you allow it",
  tabBar: "Order: tab bar",
  order: "Order",
  orders: { lastUsed: "Last used", tabBar: "Tab bar" },
  /** The browser's question before it installs an extension. */
  prompt: "A drawing of the question that Chrome asks",
  promptTitle: `Add “${site.name}”?`,
  promptIntro: "It can:",
  promptLine: "Read your browsing history",
  promptYes: "Add extension",
  promptNo: "Cancel",
} as const;
