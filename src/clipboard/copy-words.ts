/** What a copy button says when the clipboard refuses. */
export const copyWords = {
  refused: "Couldn’t copy",
  addressRefused: (modifierKey: string) =>
    `Couldn’t copy. The address is selected: press ${modifierKey}+C.`,
} as const;
