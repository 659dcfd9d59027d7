import type { Page } from "@playwright/test";

/**
 * How long a worker that skips waiting may wait all the same, in milliseconds: a request that comes
 * to the one before just then makes Chromium (156) take that one for busy for 30 s more.
 */
export const longestTurn = 35_000;

/** Resolves when a service worker has installed, is active and answers this page's requests. */
export async function controlled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
    );
  });
}

/** Whether no newer worker is still downloading its build or waiting for its turn. */
export function isWorkerUpToDate(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const isActive = registration?.active?.state === "activated";
    return isActive && !registration.installing && !registration.waiting;
  });
}

/** The names of the caches that the site keeps. */
export function cacheNames(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys());
}
