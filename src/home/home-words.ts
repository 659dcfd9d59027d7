/** What the home page says besides its own texts. */
export const homeWords = {
  whatChanged: "What changed",
  try: "Try it here",
  notInStore: "Not in a store yet.",
  follow: "Follow the releases",
  printKeys: "Print this list",
} as const;
