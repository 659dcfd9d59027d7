// What lies far below the window is styled and laid out after the first paint, a part a task, not
// before it (base.css). Only where a page is shown from its top: a place of the page that is gone
// to, as by a hash or by going back, needs every height at once.

import { nextPaint } from "./next-paint";
import { takeGoingBack } from "./page-change";

/** How long a slow phone may take to paint a page's top, in milliseconds. */
const longestPaint = 1000;

/**
 * Lays out what the first paint left out, from the top and for a few milliseconds a task, until
 * another page is painted. It must not use anything from outside itself, since put-off-rest.ts
 * takes it as text.
 */
export function layOutRest(): void {
  const { documentElement: root } = document;
  root.dataset.paint = "rest";
  function layOutSome(): void {
    const begin = performance.now();
    while (root.dataset.paint === "rest" && performance.now() - begin < 8) {
      const part = document.querySelector(
        "main :is(section, article, [data-part]):not([data-laid-out])",
      );
      if (!part) return void delete root.dataset.paint;
      part.setAttribute("data-laid-out", "");
      // Asked for its place, the browser lays it out now.
      part.getBoundingClientRect();
    }
    if (root.dataset.paint === "rest") setTimeout(layOutSome);
  }
  // What else has changed, as by a font that came, is laid out now, in a task of its own.
  root.getBoundingClientRect();
  setTimeout(layOutSome);
}

let paint: Promise<void> | null = null;

/** The first paint of a page that a link has led to the top of, until it is over. */
export function topPaint(): Promise<void> | null {
  return paint;
}

type PlaceInSite = Readonly<{ pathname: string; hash: string }>;

/** The same within a document; to be called when the next page is about to be put into it. */
export function paintTopFirst(location: PlaceInSite, previous: PlaceInSite | null): void {
  const isFromTop = !takeGoingBack() && location.hash === "";
  if (!previous || previous.pathname === location.pathname) return;
  const { dataset } = document.documentElement;
  delete dataset.paint;
  paint = null;
  if (!isFromTop) return;
  dataset.paint = "first";
  const own = nextPaint(longestPaint);
  paint = own;
  void own.then(() => {
    if (paint !== own) return;
    paint = null;
    // Where more of the page is to come, it is laid out when it has: after-first-paint.tsx.
    if (!document.querySelector("[data-rest]")) layOutRest();
  });
}
