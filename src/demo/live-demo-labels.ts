const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** The live demo's texts. They load with its script. */
export const liveDemoLabels = {
  open: "Open the list",
  /** Between that button and the shortcut. */
  or: "or",
  /** On the page of a private tab, around the browser's name for private windows. */
  private: [
    "Your own ",
    " tabs are listed only if you allow it, and nothing about them is stored.",
  ],
  /** Announced after Esc. */
  closed: "List closed",
  /** Announced after a switch. */
  switched: (title: string) => `Switched to ${title}.`,
  noMatch: "No matching tabs",
  noMatchFor: (query: string) => `No sample tab matches “${query}”.`,
  /** What a switch took: the letters that were typed, and the time from the first of them. */
  effort: (tabs: number, letters: number, seconds: number) =>
    letters === 0
      ? `Found among ${tabs} tabs.`
      : `${tabs} tabs, ${counted(letters, "letter")}, found in ${seconds.toFixed(1)} s.`,
} as const;
