import { site } from "../site/site";

/** What the guide says besides its texts. */
export const guideWords = {
  writtenFor: "Written for ",
  change: "Change",
  browser: "Browser",
  system: "System",
  send: "Update steps",
  note: "Your choice is part of this page’s address. Share the link to show someone the same steps.",
  phone: `${site.name} runs on computers. Send this guide to yours:`,
  /** The links of a step for readers who get no further. */
  stuck: "Stuck?",
  detected: "Detect automatically",
} as const;
