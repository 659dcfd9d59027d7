// A visit that goes on for long: nothing may pile up.
import { expect, type Page, test } from "@playwright/test";
import { hydrated } from "../support/page-errors";
import { pages } from "../support/screens";

/** Follows links from page to page; ends on the page on which it began where `count` allows it. */
async function followLinks(page: Page, count: number): Promise<void> {
  await page.evaluate(
    async ({ targets, length }) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let index = 1; index <= length; index += 1) {
        const target = targets[index % targets.length];
        if (!target) throw new Error("There is no page.");
        document.querySelector<HTMLElement>(`footer a[href="${target.path}"]`)?.click();
        const isThere = () =>
          location.pathname === target.path &&
          document.title === target.title &&
          document.activeElement?.localName === "h1" &&
          document.querySelector("footer a") !== null;
        const start = performance.now();
        while (!isThere()) {
          if (performance.now() - start > 10_000) throw new Error(`${target.path} never came.`);
          await frame();
        }
      }
    },
    { targets: pages.map(({ path, title }) => ({ path, title })), length: count },
  );
}

test("300 navigations leave no more heap, nodes and listeners than 50", async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  test.slow();
  // Compiled code counts as heap, and grows for as long as the compiler finds something to do.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), "--js-flags=--jitless"],
  });
  const page = await browser.newPage({ baseURL: baseURL ?? "", serviceWorkers: "block" });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Performance.enable");
  const measure = async () => {
    await devTools.send("HeapProfiler.collectGarbage");
    const { metrics } = await devTools.send("Performance.getMetrics");
    const valueOf = (name: string) => metrics.find((one) => one.name === name)?.value ?? NaN;
    return [valueOf("JSHeapUsedSize"), valueOf("Nodes"), valueOf("JSEventListeners")] as const;
  };
  await page.goto("/");
  await hydrated(page);
  await followLinks(page, 50);
  await page.waitForTimeout(1000);
  const [heap, nodes, listeners] = await measure();
  await followLinks(page, 250);
  // React and the browser let go of the last page a moment after it has left; a leak stays.
  await expect(async () => {
    const after = await measure();
    expect(after[0]).toBeLessThanOrEqual(heap * 1.1);
    expect(after[1]).toBeLessThanOrEqual(nodes * 1.1);
    expect(after[2]).toBeLessThanOrEqual(listeners * 1.1);
  }).toPass({ timeout: 10_000 });
  await browser.close();
});
