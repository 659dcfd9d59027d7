import type { BrowserContext, Page } from "@playwright/test";

export type PrivacyRecord = Readonly<{
  /** Origins that anything was asked of. */
  origins: Set<string>;
  /** Keys that were ever written to session or local storage. */
  storageKeys: Set<string>;
  /** Names of caches and databases that were ever opened. */
  stores: Set<string>;
  /** What the browser refused because of the content security policy. */
  violations: string[];
}>;

/** Notes from now on whom the pages of a browser ask and what they keep. */
export async function watchPrivacy(context: BrowserContext): Promise<PrivacyRecord> {
  const record: PrivacyRecord = {
    origins: new Set(),
    storageKeys: new Set(),
    stores: new Set(),
    violations: [],
  };
  context.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol !== "data:" && protocol !== "blob:") record.origins.add(origin);
  });
  await context.exposeBinding("noteKey", (_source, key: string) => record.storageKeys.add(key));
  await context.exposeBinding("noteViolation", (_source, text: string) =>
    record.violations.push(text),
  );
  await context.addInitScript(() => {
    const { noteKey, noteViolation } = window as unknown as Record<string, (text: string) => void>;
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      noteKey?.(key);
      setItem.call(this, key, value);
    };
    document.addEventListener("securitypolicyviolation", (event) =>
      noteViolation?.(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
    );
  });
  return record;
}

/** Adds to the record what a page's origin keeps at this moment. */
export async function noteStores(page: Page, record: PrivacyRecord): Promise<void> {
  const found = await page.evaluate(async () => ({
    keys: [...Object.keys(sessionStorage), ...Object.keys(localStorage)],
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name ?? ""),
  }));
  for (const key of found.keys) record.storageKeys.add(key);
  for (const name of [...found.caches, ...found.databases]) record.stores.add(name);
}
