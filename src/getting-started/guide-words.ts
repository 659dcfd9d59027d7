import { site } from "../site/site";

/** What the guide says besides its texts. */
export const guideWords = {
  writtenFor: "Written for ",
  change: "Change",
  browser: "Browser",
  system: "System",
  send: "Update steps",
  note: "This page’s address keeps your choice, so you can share it.",
  phone: `${site.name} runs on computers. Send this guide to yours:`,
  /** The links of a step for readers who get no further. */
  stuck: "Stuck?",
  detected: "Detect automatically",
} as const;
