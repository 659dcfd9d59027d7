// A computer whose scroll bars take room, as on Windows and Linux.
import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { routes } from "../../../src/site/site";
import { hydrated } from "../../support/page-errors";
import { unknownPage } from "../../support/screens";

test.use({
  launchOptions: async ({ launchOptions }, provide) =>
    provide({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] }),
});

/** The colour of a point of the window, as red, green and blue. */
async function colourAt(page: Page, x: number, y: number): Promise<readonly number[]> {
  const picture = await page.screenshot({ clip: { x, y, width: 1, height: 1 } });
  return [...(await sharp(picture).removeAlpha().raw().toBuffer())];
}

test(
  "the open search dims the whole window, and the page behind it moves nowhere",
  { tag: "@all" },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const path of [routes.support, unknownPage.path]) {
      if (path === unknownPage.path) await page.setViewportSize({ width: 1280, height: 2000 });
      await page.goto(path);
      await hydrated(page);
      const left = () => page.locator("h1").evaluate((h1) => h1.getBoundingClientRect().left);
      const before = await left();
      await page.keyboard.press("Control+k");
      await expect(page.getByRole("dialog")).toBeVisible();
      expect(await left()).toBe(before);
      const [inside, atEdge] = [await colourAt(page, 20, 700), await colourAt(page, 1275, 700)];
      inside.forEach((value, channel) =>
        expect(Math.abs(value - (atEdge[channel] ?? 0))).toBeLessThan(8),
      );
    }
  },
);
