/** What a copy button says. */
export const copyLabels = {
  byHand: "To copy by hand",
  selected: (what: "address" | "text", modifierKey: string) =>
    `Couldn’t copy. The ${what} is selected: press ${modifierKey}+C.`,
  selectedByTouch: (what: "address" | "text") =>
    `Couldn’t copy. The ${what} is selected: hold it and choose Copy.`,
  /** What the button beside an address copies, for screen readers. */
  address: "this address",
  copy: "Copy",
  copied: "Copied",
} as const;
