import { site } from "../site/site";

/** What the guide says besides its texts. */
export const guideWords = {
  writtenFor: "Written for ",
  change: "Change",
  browser: "Browser",
  system: "System",
  send: "Update steps",
  phone: `${site.name} runs on computers. Send yourself this guide:`,
  /** The links of a step for readers who get no further. */
  stuck: "Help",
  optional: "Optional",
  /** Before there is a store, between what can be tried and the other steps. */
  later: "Once it’s in a store",
  likeThis: "Installing takes two minutes, on a computer.",
  done: "Done",
  /** Below the last step. */
  end: "You’re set.",
  nextTime: "Next time a tab hides, press",
  printKeys: "Print this list",
  detected: "Detected",
  /** While it is in use. */
  isDetected: (name: string) => `${name} (detected)`,
} as const;
