import { sampleTabCount } from "./recent-tabs";

/** What the live demo says. */
export const switcherWords = {
  caption: `Live demo with ${sampleTabCount} sample tabs. Nothing you type leaves this page.`,
  placeholder: "Search open tabs",
  noMatch: "No matching tabs",
  noMatchFor: (query: string) => `No sample tab matches “${query}”.`,
  found: (count: number) => `${count} of ${sampleTabCount} tabs`,
  /** Follows the name of the private browsing mode. */
  privateTab: " tab: listed only if you allow it",
  samplePage: (window: number) => `Sample page, window ${window}.`,
  practiceDone: "Done. That’s all there is to it.",
} as const;
