import { type Browser, type BrowserContext, devices, type Page } from "@playwright/test";
import { slowLine } from "./line";

/** How much slower the phone's processor is than this machine's, as in Lighthouse. */
const slowdown = 4;

/** What was measured on one page, in milliseconds; the layout shift has no unit. */
export type Visit = Readonly<{
  largestPaint: number;
  layoutShift: number;
  /** Sum of what frames' tasks took beyond 50 ms each, after the first contentful paint. */
  blockingTime: number;
}>;

/** A phone with empty caches. */
export async function newVisitor(browser: Browser): Promise<BrowserContext> {
  const visitor = await browser.newContext(devices["Pixel 7"]);
  // tsx adds a helper for function names that the page does not have.
  await visitor.addInitScript("globalThis.__name = (named) => named");
  await visitor.addInitScript(observePage);
  return visitor;
}

/** Runs in the page before its own scripts. */
function observePage(): void {
  const notes = { largestPaint: 0, layoutShift: 0, blockingTime: 0 };
  Object.assign(window, { benchNotes: notes });
  type Entry = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    blockingDuration: number;
  };
  const observe = (type: string, note: (entry: Entry) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(note)).observe({
      type,
      buffered: true,
    });
  observe("largest-contentful-paint", ({ startTime }) => (notes.largestPaint = startTime));
  observe("layout-shift", ({ value, hadRecentInput }) => {
    if (!hadRecentInput) notes.layoutShift += value;
  });
  observe("long-animation-frame", ({ startTime, duration, blockingDuration }) => {
    const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity;
    // A frame that started before the first paint counts from the paint.
    const after = startTime + duration - Math.max(startTime, paint) - 50;
    notes.blockingTime += Math.max(0, Math.min(blockingDuration, after));
  });
}

/** Opens a page in a new tab. With `isEmulated`, the browser itself slows the line down. */
export async function openPage(
  visitor: BrowserContext,
  address: string,
  isEmulated: boolean,
): Promise<Page> {
  const page = await visitor.newPage();
  const session = await visitor.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  if (isEmulated) {
    const { latency, throughput } = slowLine;
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", {
      ...{ offline: false, latency },
      ...{ downloadThroughput: throughput, uploadThroughput: throughput },
    });
  }
  await page.goto(address, { waitUntil: "load" });
  await page.waitForLoadState("networkidle", { timeout: 30_000 }).catch(() => undefined);
  return page;
}

/** What a page has noted once it has painted: a slow phone paints after the line has come to rest. */
export async function readVisit(page: Page): Promise<Visit> {
  for (let tries = 0; tries < 20; tries += 1) {
    const notes = await page.evaluate(
      () => (window as unknown as { benchNotes: Visit }).benchNotes,
    );
    if (notes.largestPaint > 0) return notes;
    await page.waitForTimeout(500);
  }
  throw new Error(`${page.url()} was not painted.`);
}

/** Resolves when the page's service worker, if it has one, is active. */
export async function workerReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    if (await serviceWorker.getRegistration()) await serviceWorker.ready;
  });
}

/** Taps the link to another page and returns the milliseconds until its heading is painted. */
export async function timeTap(page: Page, to: string): Promise<number> {
  await page.context().addInitScript(noteHeading);
  // Not with a locator: what it adds to the page runs on the throttled processor, too.
  const at = await page.evaluate((address) => {
    const links = [...document.querySelectorAll<HTMLElement>(`a[href="${address}"]`)];
    const link = links.find((one) => one.checkVisibility());
    link?.scrollIntoView({ block: "nearest", behavior: "instant" });
    const { x = 0, y = 0, width = 0, height = 0 } = link?.getClientRects()[0] ?? {};
    return { x: x + width / 2, y: y + height / 2 };
  }, to);
  await page.evaluate(noteHeading);
  await page.touchscreen.tap(at.x, at.y);
  for (let waited = 0; waited < 30; waited += 1) {
    // Polling costs time on the throttled processor, so poll rarely.
    await page.waitForTimeout(1000);
    const { painted, clicked } = await page.evaluate(() => ({ ...sessionStorage }));
    if (painted !== undefined) return Number(painted) - Number(clicked);
  }
  throw new Error(`The heading of ${to} was not painted after a tap.`);
}

/**
 * Runs in the page, and before the scripts of the next document: writes to sessionStorage when a link
 * was clicked and when another main heading was painted, as times since 1970.
 */
function noteHeading(): void {
  const heading = () => document.querySelector("h1")?.textContent ?? "";
  const before = sessionStorage.clicked === undefined ? heading() : "";
  const note = (name: string, time: number) =>
    sessionStorage.setItem(name, String(performance.timeOrigin + time));
  addEventListener("click", ({ timeStamp }) => note("clicked", timeStamp), { capture: true });
  const seen = new MutationObserver(() => {
    if (!heading() || heading() === before) return;
    seen.disconnect();
    // The frame is drawn between the animation frame and the task after it.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => note("painted", performance.now());
      port2.postMessage(null);
    });
  });
  seen.observe(document, { childList: true, subtree: true, characterData: true });
}
