// Imported at build time and, as a type, in the browser.

/** What an answer can offer to try, by the name that its front matter has as `tool`. */
export const answerTools = ["keys", "shortcut"] as const;

export type AnswerToolName = (typeof answerTools)[number];
