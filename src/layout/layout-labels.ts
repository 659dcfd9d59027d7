/** What the frame around every page says besides the names of its links. */
export const layoutLabels = {
  skip: "Skip to content",
  mainNavigation: "Main",
  siteNavigation: "Site",
  /** Leads to the contact section of the support page. */
  report: "Report a problem",
  feed: "Releases as RSS",
  licences: "Third-party licences",
  /** Before the id of the build. */
  build: "Build",
  search: "Search",
} as const;
