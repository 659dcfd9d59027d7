/** What the answers and the contact section say besides their own texts. */
export const answerWords = {
  filter: "Search answers",
  noMatch: "No answers match. Try fewer words.",
  /** Leads to the contact section. */
  contact: "Write to us",
  openDraft: "Open email draft",
  copyDraft: "Copy text",
} as const;
