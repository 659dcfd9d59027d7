import type { Page } from "@playwright/test";

/** Everything that a page complains about: uncaught errors and console errors, as they come. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() !== "error") return;
    // The browser logs each response of status 404 itself; the document's status is tested apart.
    if (/Failed to load resource.*404/.test(message.text())) return;
    errors.push(message.text());
  });
  return errors;
}

/** Resolves when React has taken the page over: Gatsby marks its first client render. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName("onInitialClientRender").length > 0,
  );
}
