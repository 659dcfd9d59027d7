const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** The live demo's texts. They load with its script. */
export const liveDemoWords = {
  noMatch: "No matching tabs",
  noMatchFor: (query: string) => `No sample tab matches “${query}”.`,
  found: (count: number, all: number) => `${count} of ${all} tabs`,
  /** Follows the name of the private browsing mode. */
  privateTab: " tab: listed only if you allow it",
  /** What a switch took. The time is from the first key. */
  foundIn: (keys: number, isClick: boolean, seconds: number) => {
    if (keys === 0) return "Found in 1 click.";
    return `Found in ${counted(keys, "key")}${isClick ? " and 1 click" : ""}, ${seconds.toFixed(1)} s.`;
  },
} as const;
