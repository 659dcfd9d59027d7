import type { BrowserContext, Page } from "@playwright/test";

/**
 * How long a worker may wait although it skips waiting, in milliseconds. If the earlier worker gets
 * a request at that moment, Chromium (156) treats it as busy for another 30 s.
 */
export const longestTurn = 35_000;

/** Asks the page's document. If another one takes its place meanwhile, that one is asked. */
export async function askDocument<Result>(
  page: Page,
  question: () => Result | Promise<Result>,
): Promise<Result> {
  return page.evaluate(question).catch((error: unknown) => {
    if (!/Execution context was destroyed/.test(String(error))) throw error;
    return askDocument(page, question);
  });
}

/** Resolves when a service worker has installed, is active and answers this page's requests. */
export async function controlled(page: Page): Promise<void> {
  const asked = askDocument(page, async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
    );
  });
  // A worker that could not be installed, as on a machine that is too slow, never takes over.
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("No worker took over in 60 s.")), 60_000);
  });
  await Promise.race([asked.finally(() => clearTimeout(timer)), late]);
}

/**
 * Resolves when another worker takes over this page. Chromium (156) may fail a request at that moment. If
 * it is for a script of a page that was just loaded, the guard forbids the reload.
 */
export function nextWorker(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        navigator.serviceWorker.oncontrollerchange = () => resolve();
      }),
  );
}

/**
 * Takes the network from pages and workers, or gives it back. The test driver is not attached to
 * workers (chromium.mjs), so that it takes it from pages only: then nobody hears from the server.
 */
export async function setOffline(
  context: BrowserContext,
  server: { isDead: boolean },
  isOffline = true,
): Promise<void> {
  // The page never sees a server that is dead while it has a network.
  if (!isOffline) server.isDead = false;
  await context.setOffline(isOffline);
  server.isDead = isOffline;
}

/**
 * Whether the newest worker is active. One that still waits after a second is one of those that
 * would wait for 30 s: the earlier worker is stopped, as Chromium does then.
 */
export async function isWorkerUpToDate(page: Page): Promise<boolean> {
  const state = () =>
    askDocument(page, async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      if (!registration || registration.installing) return "new";
      return registration.waiting ? "waiting" : registration.active?.state;
    });
  if ((await state()) === "waiting") {
    await page.waitForTimeout(1000);
    if ((await state()) === "waiting") await stopWorkers(page);
  }
  return (await state()) === "activated";
}

/** Stops all workers, as a browser does with idle ones; they start again when they are needed. */
async function stopWorkers(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("ServiceWorker.enable");
  await devTools.send("ServiceWorker.stopAllWorkers");
  await devTools.detach();
}

/** The names of the site's caches. */
export function cacheNames(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys());
}
