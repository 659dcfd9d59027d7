/** What a list to search says of its keys. */
export const listLabels = {
  move: "move",
  close: "close",
  /** The button beside the field. */
  closeButton: "Close",
} as const;
