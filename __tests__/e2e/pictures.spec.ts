// The first picture that the content shows, whatever it is.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { cacheControls } from "../../src/build/response-headers";
import { picturesFolder } from "../../src/offline/hashed-path";
import { routes } from "../../src/site/site";
import { collectErrors, hydrated } from "../support/page-errors";
import { controlled } from "../support/worker-state";
import { watchShifts } from "../support/demo";

const withPicture = Object.values(routes).find((route) =>
  readFileSync(join("public", route, "index.html"), "utf8").includes("<picture"),
);
const path = withPicture ?? "";
const phone = { width: 360, height: 740 };

test.skip(withPicture === undefined, "No text shows a picture.");

/** The picture where it can be seen: the answers of the support page open on a click. */
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
    await page.route(`**${picturesFolder}**`, async (route) => {
      await held;
      await route.continue();
    });
    const shifts = await watchShifts(page);
    await page.goto(path);
    await hydrated(page);
    const image = await shownPicture(page);
    const before = await image.boundingBox();
    expect(before?.height).toBeGreaterThan(20);
    release();
    await takenFile(image);
    const after = await image.boundingBox();
    expect(after?.height).toBe(before?.height);
    expect(await shifts()).toBe(0);

    const column = await image.evaluate((element) => {
      const { width } = element.closest("picture")?.parentElement?.getBoundingClientRect() ?? {};
      return { width, all: document.documentElement.scrollWidth };
    });
    expect(before?.width).toBeLessThanOrEqual(column.width ?? 0);
    expect(column.all).toBe(phone.width);
  });

  for (const [scheme, name] of [
    ["light", /(?<!\.dark)-[0-9a-f]+\.\w+$/],
    ["dark", /\.dark-[0-9a-f]+\.\w+$/],
  ] as const)
    test(
      `a ${scheme} system gets the ${scheme} picture`,
      { tag: scheme === "dark" ? [] : "@all" },
      async ({ page }) => {
        await page.emulateMedia({ colorScheme: scheme });
        await page.goto(path);
        const image = await shownPicture(page);
        const hasDark = await page.locator("picture source[media]").count();
        test.skip(hasDark === 0, "There is no dark picture.");
        expect(await takenFile(image)).toMatch(name);
      },
    );
});

test(
  "every picture is there, of its kind, and kept for a year",
  { tag: "@all" },
  async ({ page }) => {
    const errors = collectErrors(page);
    await page.goto(path);
    const image = await shownPicture(page);
    await expect(image).toHaveAttribute("alt", /\w/);
    const addresses = await page
      .locator("picture source, picture img")
      .evaluateAll((elements) =>
        elements.map((one) => one.getAttribute("srcset") ?? one.getAttribute("src") ?? ""),
      );
    expect(addresses).not.toContain("");
    for (const address of addresses) {
      const { status, kind, cache } = await page.evaluate(async (path) => {
        const { status, headers } = await fetch(path);
        return { status, kind: headers.get("Content-Type"), cache: headers.get("Cache-Control") };
      }, address);
      expect([status, cache], address).toEqual([200, cacheControls.immutable]);
      expect(kind).toBe(`image/${address.replace(/^.*\./, "")}`);
    }
    expect(errors).toEqual([]);
  },
);

test("pictures of other hosts are blocked", { tag: "@all" }, async ({ page }) => {
  await page.goto(path);
  const blocked = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener("securitypolicyviolation", (event) =>
          resolve(event.effectiveDirective),
        );
        new Image().src = "https://other.example/picture.png";
      }),
  );
  expect(blocked).toBe("img-src");
});

test.describe("with a service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test(
    "a picture is not prefetched; once seen, it is there offline",
    { tag: "@all" },
    async ({ page, context }) => {
      const cached = () =>
        page.evaluate(async (folder) => {
          const all = await Promise.all(
            (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
          );
          return all.flat().flatMap(({ url }) => {
            const { pathname } = new URL(url);
            return pathname.startsWith(folder) ? [pathname] : [];
          });
        }, picturesFolder);
      // A page without a picture near its top.
      await page.goto("/404.html");
      await controlled(page);
      expect(await cached()).toEqual([]);

      await page.goto(path);
      const file = await takenFile(await shownPicture(page));
      await expect.poll(cached).toContain(file);
      await context.setOffline(true);
      await page.goto(path);
      expect(await takenFile(await shownPicture(page))).toBe(file);
    },
  );
});
