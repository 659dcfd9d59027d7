import { manyTabsCount } from "../demo/sample-tabs";

/** What the home page says besides its own texts. */
export const homeLabels = {
  version: "Version",
  whatChanged: "What changed",
  try: "Try it here",
  /** After the task of the demo: another one, among hundreds. */
  nextTask: (title: string) => `In ${manyTabsCount} tabs, find “${title}”: type`,
  thenTap: ", tap its row.",
  /** Opens the list with hundreds of tabs, and with as many as before. */
  withMany: `Try it with ${manyTabsCount} tabs`,
  withFew: (count: number) => `Back to ${count} tabs`,
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
} as const;
