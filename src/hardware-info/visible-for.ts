import type { wordingBrowser } from "./hardware-info";

type Browser = ReturnType<typeof wordingBrowser>;

/**
 * Attributes of an element that is for some visitors only. The HTML has the elements for all, and
 * visible-for.css hides the others before the first paint. Programs that read pages without styles, such
 * as reader views, leave out what has `hidden`: they read what is for Chrome and for computers.
 */
export const visibleFor = {
  browsers: (browsers: readonly Browser[]) => ({
    "data-in": browsers.join(" "),
    hidden: !browsers.includes("Chrome"),
  }),
  computers: { "data-on": "computer" },
  /** The class of the element has to set `display`. */
  phones: { "data-on": "phone", hidden: true },
  /** The style sheet of the element decides for whom. */
  styles: { "data-styled": "", hidden: true },
} as const;
