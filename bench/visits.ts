import type { Browser, Page } from "@playwright/test";
import { type MainThread, traceMainThread } from "./main-thread";
import { linkTo, timeNextHeading } from "./page-observer";
import { newSlowTab, newVisitor, readNotes, settled } from "./slow-browser";
import type { SlowOrigin } from "./slow-origin";

export type FirstVisit = MainThread &
  Readonly<{
    largestPaint: number;
    layoutShift: number;
    /** Bytes of bodies until the page's load event, and until it fetched nothing more. */
    bytesAtLoad: number;
    bytesInAll: number;
  }>;

export type Visit = Readonly<{
  first: FirstVisit;
  /** Largest paint of the second visit; NaN when no service worker was there to answer it. */
  secondPaint: number;
}>;

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** Opens a page with empty caches, then once more in a new tab after its worker has taken over. */
export async function visitTwice(
  browser: Browser,
  { origin, link }: SlowOrigin,
  path: string,
  hasWorker: boolean,
): Promise<Visit> {
  const visitor = await newVisitor(browser);
  try {
    const before = link.bytesSent();
    const page = await newSlowTab(visitor);
    const readMainThread = await traceMainThread(browser, page);
    await page.goto(origin + path, { waitUntil: "load" });
    const bytesAtLoad = link.bytesSent() - before;
    await settled(page);
    const mainThread = await readMainThread();
    const notes = await readNotes(page);
    const isReady = !hasWorker || (await workerReady(page));
    const first = {
      largestPaint: notes.largestPaint,
      layoutShift: notes.layoutShift,
      ...mainThread,
      bytesAtLoad,
      bytesInAll: link.bytesSent() - before,
    };
    await page.close();
    const again = await newSlowTab(visitor);
    await again.goto(origin + path, { waitUntil: "load" });
    await settled(again);
    const { largestPaint } = await readNotes(again);
    return { first, secondPaint: isReady ? largestPaint : NaN };
  } finally {
    await visitor.close();
  }
}

/** Whether a service worker became active in time. */
async function workerReady(page: Page): Promise<boolean> {
  return page.evaluate(
    (limit) =>
      Promise.race([
        navigator.serviceWorker.ready.then(() => true),
        new Promise<boolean>((done) => setTimeout(() => done(false), limit)),
      ]),
    15_000,
  );
}

export type Click = Readonly<{ nextHeading: number; event: number }>;

/**
 * Opens a page as a new visitor, reads for a while, taps the link to another page and times how
 * long it takes until that page's heading is painted. Undefined when no visible link leads there.
 */
export async function clickThrough(
  browser: Browser,
  { origin }: SlowOrigin,
  from: string,
  to: string,
): Promise<Click | undefined> {
  const visitor = await newVisitor(browser);
  try {
    await visitor.addInitScript(timeNextHeading);
    const page = await newSlowTab(visitor);
    await page.goto(origin + from, { waitUntil: "load" });
    if (!(await page.evaluate(linkTo, to))) return undefined;
    await settled(page);
    await pause(1500);
    const at = await page.evaluate(linkTo, to);
    if (!at) return undefined;
    await page.touchscreen.tap(at.x, at.y);
    const nextHeading = await timeToHeading(page);
    return { nextHeading, event: Math.max(0, ...(await readNotes(page)).events) };
  } finally {
    await visitor.close();
  }
}

/** How long the tap that was just made took to show its page; fails after half a minute. */
async function timeToHeading(page: Page): Promise<number> {
  for (let waited = 0; waited < 30; waited++) {
    // Whatever is asked of the page meanwhile would run on its slow processor, between the frames.
    await pause(1000);
    const time = await page.evaluate(
      () => Number(sessionStorage.benchPainted) - Number(sessionStorage.benchClicked),
    );
    if (!Number.isNaN(time)) return time;
  }
  throw new Error("The page that a link leads to was not painted.");
}
