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
  /** What the page can tell after the shortcut was pressed. */
  shortcutOutcome: {
    none: "",
    arrived: `The keys arrived on this page, so no other program takes them. Nor does ${site.name}: its field is probably empty, or it isn’t installed.`,
    partly: `The last key didn’t arrive here. Did the list open? Then all is well. If not, another program, another extension or the browser has these keys.`,
  },
  /** The links of a step for readers who get no further. */
  stuck: "Stuck?",
  detected: "Detect automatically",
} as const;
