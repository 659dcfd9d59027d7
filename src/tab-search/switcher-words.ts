import { sampleTabCount } from "./recent-tabs";

/** The live demo's texts. They load with its script. */
export const switcherWords = {
  noMatch: "No matching tabs",
  noMatchFor: (query: string) => `No sample tab matches “${query}”.`,
  found: (count: number) => `${count} of ${sampleTabCount} tabs`,
  /** Follows the name of the private browsing mode. */
  privateTab: " tab: listed only if you allow it",
  samplePage: (window: number) => `Sample page, window ${window}.`,
} as const;
