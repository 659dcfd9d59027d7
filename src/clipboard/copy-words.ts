/** What a copy button says when the clipboard refuses. */
export const copyWords = {
  byHand: "To copy by hand",
  selected: (what: "address" | "text", modifierKey: string) =>
    `Couldn’t copy. The ${what} is selected: press ${modifierKey}+C.`,
  copy: "Copy",
  copied: "Copied",
} as const;
