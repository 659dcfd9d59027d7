/** What the guide says besides its texts. */
export const guideLabels = {
  writtenFor: "Written for ",
  change: "Change",
  browser: "Browser",
  system: "System",
  send: "Update steps",
  /** The links of a step for readers who get no further. */
  stuck: "Help",
  optional: "Optional",
  done: "Done",
  /** Below the last step. */
  end: "You’re set.",
  nextTime: "Next time a tab hides, press",
  detected: "Detected",
  /** While it is in use. */
  isDetected: (name: string) => `${name} (detected)`,
  /** Between a browser and a system. */
  on: " on ",
  /** The heading of the browser's menu, as it is drawn. */
  extensions: "Extensions",
} as const;
