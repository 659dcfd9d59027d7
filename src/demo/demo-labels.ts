/** The demo's texts that are in the page before its script has loaded. */
export const demoLabels = {
  caption: "What you type in this demo stays here.",
  /** Where no script runs. */
  drawing: "A drawing. With scripts on, you can try it.",
  loading: "Loading…",
  failed: "The demo couldn’t load. Click it to try again.",
  placeholder: "Search open tabs",
  /** The last line of the list while a private tab is selected. Its row names the mode. */
  privateTab: "Listed only if you allow it",
  action: "switch",
  /** The last line of the list, of all tabs and of the matches. */
  tabCount: (count: number) => `${count} tabs, 3 windows`,
  matchCount: (matches: number, all: number) => `${matches} of ${all} tabs`,
  /** Names the drawing, for screen readers. */
  picture: "The list of open tabs, drawn",
  /** Names the field and the list. */
  field: "Search the sample tabs",
  list: "Sample tabs",
  /** Beside a tab: that it is shown, or where it is. */
  thisTab: "This tab",
  window: (name: string) => `Window ${name}`,
  /** What a picture of the list shows, for screen readers. */
  typedPicture: (typed: string) => `The list after “${typed}” is typed`,
  practiceTask: (title: string) => `Find “${title}” and switch to it.`,
  practiceWrong: (title: string) => `That was ${title}. Try again.`,
  practiceDone: "Done. That’s all.",
} as const;
