import { site } from "../site/site";

/** What the home page says besides its own texts. */
export const homeWords = {
  whatChanged: "What changed",
  try: "Try it here",
  /** After the task of the demo: another one. */
  nextTask: "Now two words: open the list, type",
  thenTap: ", tap its row.",
  done: "That’s all. It does the same with your own tabs.",
  /** What drawings show, for screen readers. */
  privatePicture: "The list, with a tab of a private window selected",
  optionsPicture: "The options: the order of the list, the theme and the shortcut",
  options: "Options",
  theme: "Theme",
  system: "System",
  light: "Light",
  dark: "Dark",
  shortcut: "Shortcut",
  order: "Order",
  lastUsed: "Last used",
  tabBar: "Tab bar",
  tabs: "Tabs",
  /** The browser's question before it installs an extension. */
  prompt: "A drawing of the question that Chrome asks",
  promptTitle: `Add “${site.name}”?`,
  promptIntro: "It can:",
  promptLine: "Read your browsing history",
  promptYes: "Add extension",
  promptNo: "Cancel",
} as const;
