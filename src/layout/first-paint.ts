// What lies far below the window is styled and laid out one task after the first paint, not before
// it (base.css). Only where a page is shown from its top: a place of the page that is gone to, as
// by a hash or by going back, needs every height at once.

/**
 * Runs in the head of each document before anything is painted. The text is constant, so the
 * content security policy can name its hash; without scripts nothing is put off.
 */
export const firstPaintScript: string = [
  `(d=>{let s=d.documentElement.dataset,n=performance.getEntriesByType("navigation")[0];`,
  `if(location.hash||!n||n.type!="navigate")return;`,
  `s.paint="first";`,
  `d.addEventListener("DOMContentLoaded",()=>`,
  `requestAnimationFrame(()=>setTimeout(()=>{delete s.paint})))`,
  `})(document)`,
].join("");

let isGoingBack = false;
let paint: Promise<void> | null = null;

/** The first paint of a page that a link has led to the top of, until it is over. */
export function topPaint(): Promise<void> | null {
  return paint;
}

/** Notes when a page is reached by back or forward; to be called once. */
export function watchHistory(): void {
  addEventListener("popstate", () => {
    isGoingBack = true;
  });
}

type PlaceInSite = Readonly<{ pathname: string; hash: string }>;

/** The same within a document; to be called when the next page is about to be put into it. */
export function paintTopFirst(location: PlaceInSite, previous: PlaceInSite | null): void {
  const isFromTop = !isGoingBack && location.hash === "";
  isGoingBack = false;
  if (!isFromTop || !previous || previous.pathname === location.pathname) return;
  const { dataset } = document.documentElement;
  dataset.paint = "first";
  // A frame's callback runs before its paint; a task that it queues runs after. Without the limit of
  // nextPaint, which would be over before a slow phone has painted.
  paint = new Promise((resolve) => {
    requestAnimationFrame(() =>
      setTimeout(() => {
        delete dataset.paint;
        paint = null;
        resolve();
      }),
    );
  });
}
