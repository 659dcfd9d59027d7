import { expect, type Page, test } from "@playwright/test";
import { hydrated } from "../../support/page-errors";
import { routes } from "../../../src/site/site";
import { pages } from "../../support/screens";

const widths = [320, 360, 768, 1280, 1920];

/** What a page lays out wrongly: too wide, cut off, or one control over another. */
function faultsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const named = (element: Element) =>
      `<${element.localName}> “${(element.textContent ?? "").trim().slice(0, 40)}”`;
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const faults: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} px wide`);

    // An ellipsis, a mask that fades, and a frame that scrolls say that there is more.
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      if (element.scrollWidth <= element.clientWidth + 1 || !isShown(element)) continue;
      const { overflowX, textOverflow, maskImage, clipPath } = getComputedStyle(element);
      const isCut = ["hidden", "clip"].includes(overflowX) && clipPath === "none";
      if (isCut && textOverflow !== "ellipsis" && maskImage === "none" && element.innerText)
        faults.push(`cut off: ${named(element)}`);
    }

    const controls = [...document.querySelectorAll("a, button, input, select, summary")]
      .filter((control) => isShown(control) && !control.closest("[role=listbox]"))
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    for (const [index, { control, box }] of controls.entries())
      for (const { control: other, box: otherBox } of controls.slice(index + 1)) {
        const across = Math.min(box.right, otherBox.right) - Math.max(box.left, otherBox.left);
        const down = Math.min(box.bottom, otherBox.bottom) - Math.max(box.top, otherBox.top);
        // A link in running text has boxes of its own on each line.
        const isInLine = [control, other].some((one) => one.getClientRects().length > 1);
        if (across > 1 && down > 1 && !isInLine && !control.contains(other))
          faults.push(`${named(control)} overlaps ${named(other)}`);
      }
    return faults;
  });
}

for (const { path } of pages)
  test(
    `on ${path}, nothing is too wide, cut off or over something else`,
    { tag: path === routes.home ? [] : "@all" },
    async ({ page }) => {
      const faults: string[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await hydrated(page);
        faults.push(...(await faultsOf(page)).map((fault) => `${width} px: ${fault}`));
      }
      expect(faults).toEqual([]);
    },
  );
