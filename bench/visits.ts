import { type Browser, type BrowserContext, chromium, devices, type Page } from "@playwright/test";
import { browserArguments } from "../__tests__/support/browser-arguments";
import { findBrowser } from "../__tests__/support/find-browser";
import type { SlowOrigin } from "./slow-origin";

/** What was measured on one page, in milliseconds unless said otherwise. */
export type Visit = Readonly<{
  largestPaint: number;
  layoutShift: number;
  /** Sum of what frames' tasks took beyond 50 ms each, after the first contentful paint. */
  blockingTime: number;
  /** The longest task after the first contentful paint. */
  longestTask: number;
  /** Bytes of bodies until the page's load event. */
  bytesAtLoad: number;
  /** Largest paint of the second visit. */
  secondPaint: number;
}>;

/** A browser, and the factor by which its processor is throttled. */
export type Phone = Readonly<{ browser: Browser; slowdown: number }>;

export async function startPhone(slowdown: number): Promise<Phone> {
  const executablePath = findBrowser() ?? undefined;
  const browser = await chromium.launch({ executablePath, args: [...browserArguments] });
  return { browser, slowdown };
}

/** A phone with empty caches. */
async function newVisitor({ browser }: Phone): Promise<BrowserContext> {
  const visitor = await browser.newContext(devices["Pixel 7"]);
  // tsx adds a helper for function names that the page does not have.
  await visitor.addInitScript("globalThis.__name = (named) => named");
  await visitor.addInitScript(observePage);
  return visitor;
}

async function newSlowTab(visitor: BrowserContext, { slowdown }: Phone): Promise<Page> {
  const page = await visitor.newPage();
  const session = await visitor.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return page;
}

/** Resolves when no request has been open for a while, or after half a minute. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle", { timeout: 30_000 }).catch(() => undefined);
}

type Notes = Record<"largestPaint" | "layoutShift" | "blockingTime" | "longestTask", number>;

/** Runs in the page before its own scripts. */
function observePage(): void {
  const notes: Notes = { largestPaint: 0, layoutShift: 0, blockingTime: 0, longestTask: 0 };
  Object.assign(window, { benchNotes: notes });
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) notes.largestPaint = entry.startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[])
      if (!entry.hadRecentInput) notes.layoutShift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
  type Frame = PerformanceEntry & { blockingDuration: number };
  new PerformanceObserver((list) => {
    const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity;
    for (const { startTime, duration, blockingDuration } of list.getEntries() as Frame[]) {
      // A frame that started before the first paint counts from the paint.
      const after = startTime + duration - Math.max(startTime, paint) - 50;
      notes.blockingTime += Math.max(0, Math.min(blockingDuration, after));
    }
  }).observe({ type: "long-animation-frame", buffered: true });
  new PerformanceObserver((list) => {
    const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity;
    for (const { startTime, duration } of list.getEntries())
      if (startTime >= paint) notes.longestTask = Math.max(notes.longestTask, duration);
  }).observe({ type: "longtask", buffered: true });
}

/** The notes of a page that has painted: a slow phone paints after the line has come to rest. */
async function readNotes(page: Page): Promise<Notes> {
  const read = () => (window as unknown as { benchNotes: Notes }).benchNotes;
  for (let tries = 0; tries < 20; tries++) {
    const notes = await page.evaluate(read);
    if (notes.largestPaint > 0) return notes;
    await page.waitForTimeout(500);
  }
  throw new Error(`${page.url()} was not painted.`);
}

/** Opens a page with empty caches, then again in a new tab once its worker, if any, is active. */
export async function visitTwice(
  phone: Phone,
  { origin, bytesSent }: SlowOrigin,
  path: string,
  hasWorker: boolean,
): Promise<Visit> {
  const visitor = await newVisitor(phone);
  try {
    const bytesBefore = bytesSent();
    const page = await newSlowTab(visitor, phone);
    await page.goto(origin + path, { waitUntil: "load" });
    const bytesAtLoad = bytesSent() - bytesBefore;
    await settled(page);
    const notes = await readNotes(page);
    if (hasWorker) await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await page.close();
    const again = await newSlowTab(visitor, phone);
    await again.goto(origin + path, { waitUntil: "load" });
    await settled(again);
    const { largestPaint } = await readNotes(again);
    return { ...notes, bytesAtLoad, secondPaint: largestPaint };
  } finally {
    await visitor.close();
  }
}

/**
 * Opens a page as a new visitor, waits, taps the link to another page and returns the milliseconds
 * until that page's heading is painted. Undefined when no visible link leads there.
 */
export async function timeTap(
  phone: Phone,
  { origin }: SlowOrigin,
  from: string,
  to: string,
): Promise<number | undefined> {
  const visitor = await newVisitor(phone);
  try {
    await visitor.addInitScript(timeNextHeading);
    const page = await newSlowTab(visitor, phone);
    await page.goto(origin + from, { waitUntil: "load" });
    await settled(page);
    // The visitor reads, while the worker fills its caches.
    await page.waitForTimeout(4000);
    // Not with a locator: what it adds to the page runs on the throttled processor, too.
    const at = await page.evaluate(placeOfLink, to);
    if (!at) return undefined;
    await page.touchscreen.tap(at.x, at.y);
    for (let waited = 0; waited < 30; waited++) {
      // Polling costs time on the throttled processor, so poll rarely.
      await page.waitForTimeout(1000);
      const time = await page.evaluate(
        () => Number(sessionStorage.benchPainted) - Number(sessionStorage.benchClicked),
      );
      if (!Number.isNaN(time)) return time;
    }
    throw new Error(`The heading of ${to} was not painted after a tap on ${origin}${from}.`);
  } finally {
    await visitor.close();
  }
}

/** Runs in the page: brings the first visible link to an address into view and says where it is. */
function placeOfLink(address: string): { x: number; y: number } | undefined {
  const links = [...document.querySelectorAll<HTMLElement>(`a[href="${address}"]`)];
  const link = links.find((one) => one.checkVisibility());
  if (!link) return undefined;
  link.scrollIntoView({ block: "nearest", behavior: "instant" });
  // A link that is broken over two lines has nothing in its middle.
  const [line = link.getBoundingClientRect()] = link.getClientRects();
  const { x, y, width, height } = line;
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * Runs in the page before its own scripts: writes to sessionStorage when a link was clicked and
 * when another main heading was painted, as times since 1970, also across a document load.
 */
function timeNextHeading(): void {
  const heading = () => document.querySelector("h1")?.textContent ?? "";
  const now = () => performance.timeOrigin + performance.now();
  const noteOtherThan = (before: string) => {
    const seen = new MutationObserver(() => {
      if (!heading() || heading() === before) return;
      seen.disconnect();
      // The frame is drawn between the animation frame and the task after it.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => sessionStorage.setItem("benchPainted", String(now()));
        port2.postMessage(null);
      });
    });
    seen.observe(document, { childList: true, subtree: true, characterData: true });
  };
  // The click loaded this document.
  if (sessionStorage.getItem("benchClicked")) return noteOtherThan("");
  const onClick = ({ timeStamp }: Event) => {
    sessionStorage.setItem("benchClicked", String(performance.timeOrigin + timeStamp));
    noteOtherThan(heading());
  };
  addEventListener("click", onClick, { capture: true, once: true });
}
