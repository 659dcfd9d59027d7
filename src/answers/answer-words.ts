/** What the answers and the contact section say besides their own texts. */
export const answerWords = {
  filter: "Search answers",
  /** Names the links to the groups of answers. */
  topics: "Topics",
  noMatch: "No answers match.",
  /** Opens the site's search, which forgives typos, with the words of the filter. */
  searchSite: "Search the whole site",
  /** Where no answer matches, but the words are those of the contact section. */
  onlyContact: "Best asked by email.",
  /** Leads to the contact section. */
  contact: "Write to us",
  /** Above the draft of an email, which is no form. */
  preview: "Preview of your email",
  openDraft: "Open email draft",
  copyDraft: "Copy text",
  placeholder: "shortcut, private, pin…",
  copyLink: "Copy link",
  /** What it copies, for screen readers. */
  linkCopied: "to this answer",
  to: "To",
  subject: "Subject",
} as const;
