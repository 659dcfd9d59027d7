// The picture that an owner has added to an answer.
import { expect, type Locator, type Page, test } from "@playwright/test";
import { routes } from "../../../src/site/site";
import { watchShifts } from "./support/demo";
import { type DeployServer, startDeployServer } from "../../support/deploy-server";
import { hydrated } from "../../support/page-errors";
import { madeBuild } from "../../support/site-builds";

const phone = { width: 360, height: 740 };

let server: DeployServer;
test.beforeEach(async () => {
  server = await startDeployServer(madeBuild("grown"));
});
test.afterEach(() => server.close());

const address = () => server.origin + routes.support;

/** The picture where it can be seen: answers open on a click. */
async function shownPicture(page: Page): Promise<Locator> {
  const image = page.locator("picture img").first();
  await image.evaluate((element) => element.closest("details")?.setAttribute("open", ""));
  await image.scrollIntoViewIfNeeded();
  return image;
}

/** The file that the browser has taken, once it is there. */
async function takenFile(image: Locator): Promise<string> {
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);
  return image.evaluate((element: HTMLImageElement) => new URL(element.currentSrc).pathname);
}

test.describe("on a phone", () => {
  test.use({ viewport: phone, serviceWorkers: "block" });

  test("a picture has its space before it loads, fits its column and shifts nothing", async ({
    page,
  }) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/static/pictures/**", async (route) => {
      await held;
      await route.continue();
    });
    const shifts = await watchShifts(page);
    await page.goto(address());
    await hydrated(page);
    const image = await shownPicture(page);
    const before = await image.boundingBox();
    expect(before?.height).toBeGreaterThan(20);
    const shifted = await shifts();
    release();
    await takenFile(image);
    const after = await image.boundingBox();
    expect(after?.height).toBe(before?.height);
    expect(await shifts()).toBe(shifted);
    const column = await image.evaluate((element) => {
      const { width } = element.closest("picture")?.parentElement?.getBoundingClientRect() ?? {};
      return { width, all: document.documentElement.scrollWidth };
    });
    expect(before?.width).toBeLessThanOrEqual(column.width ?? 0);
    expect(column.all).toBe(phone.width);
  });

  test("a light system gets the light picture, a dark one the dark", async ({ page }) => {
    for (const [colorScheme, name] of [
      ["light", /(?<!\.dark)-[0-9a-f]+\.\w+$/],
      ["dark", /\.dark-[0-9a-f]+\.\w+$/],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(address());
      expect(await takenFile(await shownPicture(page))).toMatch(name);
    }
  });
});
