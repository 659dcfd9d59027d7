import type { wordingBrowser } from "./hardware-info";

type Browser = ReturnType<typeof wordingBrowser>;

/**
 * The attributes of an element for visitors with these browsers only. A page has the elements for all,
 * and shown-in.css shows those for the visitor's own, before the first paint. Programs that read pages
 * without styles, such as reader views, leave out what has `hidden`: they read what is for Chrome.
 */
export function shownIn(
  browsers: readonly Browser[],
): Readonly<{ "data-in": string; hidden: boolean }> {
  return { "data-in": browsers.join(" "), hidden: !browsers.includes("Chrome") };
}

/** The attributes of an element that styles show to some visitors, such as those with a phone. */
export const shownByStyles = { hidden: true, "data-styled": "" } as const;
