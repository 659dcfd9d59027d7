import type { Page } from "@playwright/test";

/**
 * How long a worker may wait although it skips waiting, in milliseconds. If the earlier worker gets
 * a request at that moment, Chromium (156) treats it as busy for another 30 s.
 */
export const longestTurn = 35_000;

/**
 * The same where the test driver is attached to the workers, in milliseconds: a request that it has
 * lost keeps the earlier worker busy, and Chromium gives that one five minutes.
 */
export const longestWatchedTurn = 310_000;

/**
 * Resolves when a service worker has installed, is active and answers this page's requests. If the
 * page's one reload comes meanwhile, the next document is asked.
 */
export async function controlled(page: Page): Promise<void> {
  const asked = page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
    );
  });
  await asked.catch((error: unknown) => {
    if (!/Execution context was destroyed/.test(String(error))) throw error;
    return controlled(page);
  });
}

/** Whether no newer worker is installing or waiting. */
export function isWorkerUpToDate(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const isActive = registration?.active?.state === "activated";
    return isActive && !registration.installing && !registration.waiting;
  });
}

/** The names of the site's caches. */
export function cacheNames(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys());
}
