/** What a copy button says when the clipboard refuses. */
export const copyWords = {
  refused: "Couldn’t copy",
  selected: (what: "address" | "code", modifierKey: string) =>
    `Couldn’t copy. The ${what} is selected: press ${modifierKey}+C.`,
} as const;
