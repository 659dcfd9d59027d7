/** What the choice of browser and system on the guide says. */
export const guideWords = {
  writtenFor: "Written for ",
  change: "Change",
  browser: "Browser",
  system: "System",
  send: "Update steps",
  note: "Your choice is part of this page’s address. Share the link to show someone the same steps.",
  detected: "Detect automatically",
} as const;
