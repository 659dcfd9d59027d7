/** What the home page says besides its own texts. */
export const homeWords = {
  whatChanged: "What changed",
  printKeys: "Print this list",
} as const;
