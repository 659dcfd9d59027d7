/** What the not-found screen says. */
export const notFoundLabels = {
  heading: "Page not found",
  text: "Sorry, we couldn’t find the page you’re looking for.",
  home: "Back to home",
  /** Names the links to the pages. */
  pages: "Main pages",
} as const;
