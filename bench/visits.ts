import type { Browser, Page } from "@playwright/test";
import { type MainThread, traceMainThread } from "./main-thread";
import { timeNextHeading } from "./page-observer";
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
    const anchor = page.locator(`a[href="${to}"]`).filter({ visible: true }).first();
    if ((await anchor.count()) === 0) return undefined;
    await anchor.scrollIntoViewIfNeeded();
    await settled(page);
    await pause(1500);
    const box = await anchor.boundingBox();
    if (!box) return undefined;
    // Not `anchor.tap()`: the driver's check of what lies under the finger would run on the slow
    // processor between the touch and the click.
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    const painted = "benchPainted";
    // Asked in each frame, as is the default, it would take a good part of the slow frames measured.
    const options = { polling: 200 };
    await page.waitForFunction((key) => sessionStorage.getItem(key) !== null, painted, options);
    const times = await page.evaluate(
      () => Number(sessionStorage.benchPainted) - Number(sessionStorage.benchClicked),
    );
    await pause(300);
    return { nextHeading: times, event: Math.max(0, ...(await readNotes(page)).events) };
  } finally {
    await visitor.close();
  }
}
