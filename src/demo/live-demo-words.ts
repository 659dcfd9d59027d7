const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** The live demo's texts. They load with its script. */
export const liveDemoWords = {
  noMatch: "No matching tabs",
  noMatchFor: (query: string) => `No sample tab matches “${query}”.`,
  /** What a switch took. The time is from the first key. */
  foundIn: (keys: number, isClick: boolean, seconds: number, isTouch: boolean) => {
    const click = isTouch ? "1 tap" : "1 click";
    if (keys === 0) return `Found in ${click}.`;
    const typed = counted(keys, isTouch ? "letter" : "key");
    return `Found in ${typed}${isClick ? ` and ${click}` : ""}, ${seconds.toFixed(1)} s.`;
  },
} as const;
