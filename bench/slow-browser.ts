import { chromium, devices, type Browser, type BrowserContext, type Page } from "@playwright/test";
import { browserArguments } from "../__tests__/support/browser-arguments";
import { findBrowser } from "../__tests__/support/find-browser";
import { observePage, type PageNotes } from "./page-observer";

/** How much slower than this machine the imitated processor is. */
export const processorSlowdown = 4;

/** A phone without hover, as most visitors' second click comes from. */
const phone = { ...devices["Pixel 7"], ignoreHTTPSErrors: false };

/** Chromium that trusts one self-made key, if given, so that pages may register a service worker. */
export async function launchBrowser(keyHash?: string): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: [
      ...browserArguments,
      ...(keyHash ? [`--ignore-certificate-errors-spki-list=${keyHash}`] : []),
    ],
  });
}

/** A visitor with empty caches. */
export async function newVisitor(browser: Browser): Promise<BrowserContext> {
  const visitor = await browser.newContext(phone);
  // tsx names functions by a helper that the page does not have.
  await visitor.addInitScript("globalThis.__name = (named) => named");
  await visitor.addInitScript(observePage);
  return visitor;
}

/** A tab on a slow processor. */
export async function newSlowTab(visitor: BrowserContext): Promise<Page> {
  const page = await visitor.newPage();
  const session = await visitor.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: processorSlowdown });
  return page;
}

/** What the page has noted about itself up to now. */
export async function readNotes(page: Page): Promise<PageNotes> {
  return page.evaluate(() => (window as unknown as { benchNotes: PageNotes }).benchNotes);
}

/** Resolves when no request has been under way for a while; gives up after half a minute. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle", { timeout: 30_000 }).catch(() => undefined);
}
