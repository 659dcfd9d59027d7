/** Where the visitor's browser or system is not known. */
const unknown = "(please fill in)";

/** What the answers and the contact section say besides their own texts. */
export const answerLabels = {
  filter: "Search answers",
  /** Names the links to the groups of answers. */
  topics: "Topics",
  noMatch: "No answers match.",
  /** How many answers the filter shows. */
  count: (matches: number, all: number): string => {
    if (matches === all) return `${all} answers`;
    return matches === 0 ? answerLabels.noMatch : `${matches} of ${all} answers`;
  },
  /** Opens the site's search, which forgives typos, with the words of the filter. */
  searchSite: "Search the whole site",
  /** Leads to the contact section. */
  contact: "Write to us",
  /** Above the draft of an email, which is no form. */
  preview: "Preview of your email",
  /** The last lines of that draft. */
  browser: (name: string) => `Browser: ${name || unknown}`,
  system: (name: string) => `System: ${name || unknown}`,
  openDraft: "Open email draft",
  copyDraft: "Copy text",
  /** The end of that button's name, for screen readers. */
  draftSuffix: "of the email",
  placeholder: "shortcut, private, pin…",
  copyLink: "Copy link",
  /** The end of that button's name, for screen readers. */
  linkSuffix: "to this answer",
  to: "To",
  subject: "Subject",
} as const;
