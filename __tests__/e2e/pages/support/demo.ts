import { demoLabels } from "../../../../src/demo/demo-labels";
import type { Page } from "@playwright/test";
import { liveDemoLabels } from "../../../../src/demo/live-demo-labels";
import { shortcutKeys } from "../../../../src/site/site";

/** The default shortcut of the product, as a keyboard without a Cmd key sends it. */
export const pressedShortcut = shortcutKeys
  .map((key) => (key === "modifierKey" ? "Control" : key))
  .join("+");

/** The file name of the script that the demo and the search load on demand. */
export const searchScript = /\/search-[0-9a-f]+\.js$/;

/** The parts of the demo on a page. */
export function demoOn(page: Page) {
  const figure = page.locator("figure");
  return {
    figure,
    drawing: figure.getByRole("img", { name: demoLabels.picture }),
    field: figure.getByRole("combobox", { name: demoLabels.field }),
    options: figure.getByRole("option"),
    active: figure.getByRole("option", { selected: true }),
    openButton: figure.getByRole("button", { name: liveDemoLabels.open }),
    status: figure.locator("p").and(page.getByRole("status")),
  };
}

/** Starts to record layout shifts. Returns a function that returns their sum so far. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () =>
    page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
    );
}

/**
 * Whether an error is of the test's own making: a request it failed, the network or worker it cut.
 */
export function isOfTheTest(error: string): boolean {
  return /ERR_FAILED|ERR_INTERNET_DISCONNECTED|service worker registration/.test(error);
}
