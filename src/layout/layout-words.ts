/** What the frame around every page says besides the names of its links. */
export const layoutWords = {
  skip: "Skip to content",
  mainNavigation: "Main",
  siteNavigation: "Site",
  /** Leads to the contact section of the support page. */
  report: "Report a problem",
  /** Before the name of a feed. */
  beforeFeed: "Releases as ",
} as const;
