import type { Page } from "@playwright/test";

/** Collects a page's uncaught errors and console errors. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() !== "error") return;
    // Browsers log each 404 response. Other tests check the status of documents.
    if (/Failed to load resource.*404/.test(message.text())) return;
    const isAboutRequest = message.text().startsWith("Failed to load resource");
    errors.push(message.text() + (isAboutRequest ? ` ${message.location().url}` : ""));
  });
  return errors;
}

/** Resolves when React has hydrated the page: Gatsby marks its first client render. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName("onInitialClientRender").length > 0,
  );
}
