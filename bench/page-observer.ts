/** What a page notes about itself while it loads and is used, in milliseconds. */
export type PageNotes = Readonly<{
  largestPaint: number;
  layoutShift: number;
  /** Durations of clicks and keys, from input to the next paint. */
  events: readonly number[];
}>;

/** Runs in the page before anything of its own; notes into `window.benchNotes`. */
export function observePage(): void {
  const notes = {
    largestPaint: 0,
    layoutShift: 0,
    events: [] as number[],
  };
  Object.assign(window, { benchNotes: notes });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) notes.largestPaint = entry.startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) notes.layoutShift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) notes.events.push(entry.duration);
  }).observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

/**
 * Runs in the page: brings the first visible link to `href` into the window and says where its
 * middle is. A locator would do as much, but leaves listeners for every event that a tap consists of.
 */
export function linkTo(href: string): { x: number; y: number } | undefined {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href]")];
  const link = links.find((one) => one.getAttribute("href") === href && one.checkVisibility());
  link?.scrollIntoView({ block: "nearest", behavior: "instant" });
  const box = link?.getBoundingClientRect();
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Runs in the page before a link is clicked: notes in sessionStorage when the click came and when
 * another main heading was painted, as times since 1970, also across a document load.
 */
export function timeNextHeading(): void {
  const clicked = "benchClicked";
  const painted = "benchPainted";
  const heading = () => document.querySelector("h1")?.textContent ?? "";
  const notePainted = () => {
    // The frame is drawn between the animation frame and the task after it.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () =>
        sessionStorage.setItem(painted, String(performance.timeOrigin + performance.now()));
      port2.postMessage(null);
    });
  };
  if (sessionStorage.getItem(clicked)) {
    // The click loaded this document.
    const seen = new MutationObserver(() => {
      if (!heading()) return;
      seen.disconnect();
      notePainted();
    });
    seen.observe(document, { childList: true, subtree: true });
    return;
  }
  addEventListener(
    "click",
    (event) => {
      const before = heading();
      sessionStorage.setItem(clicked, String(performance.timeOrigin + event.timeStamp));
      const seen = new MutationObserver(() => {
        if (!heading() || heading() === before) return;
        seen.disconnect();
        notePainted();
      });
      seen.observe(document, { childList: true, subtree: true, characterData: true });
    },
    { capture: true, once: true },
  );
}
