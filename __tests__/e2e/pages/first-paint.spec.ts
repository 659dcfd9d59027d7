import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page, test } from "@playwright/test";
import { routes } from "../../../src/site/site";
import { hydrated } from "../../support/page-errors";
import { pages, screens } from "../../support/screens";

test.use({ serviceWorkers: "block", viewport: { width: 360, height: 640 } });

declare global {
  interface Window {
    atFirst: Promise<number>;
  }
}

/** Counts the elements below the next page's heading when that heading appears. */
async function watchNextHeading(page: Page): Promise<void> {
  await page.evaluate(() => {
    const before = document.querySelector("h1");
    window.atFirst = new Promise((resolve) => {
      const changed = new MutationObserver(() => {
        const heading = document.querySelector("h1");
        if (!heading || heading === before) return;
        changed.disconnect();
        const others = "main :is(section, article, form, details, input, select)";
        resolve(document.querySelectorAll(others).length);
      });
      changed.observe(document, { childList: true, subtree: true });
    });
  });
}

const othersAtFirst = (page: Page) => page.evaluate(() => window.atFirst);
const footerLink = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`);

for (const path of [
  routes.gettingStarted,
  routes.support,
  routes.releaseNotes,
  routes.privacyPolicy,
]) {
  test(
    `${path} shows its heading first after a tap`,
    { tag: path === routes.support ? [] : "@all" },
    async ({ page }) => {
      await page.goto(routes.home);
      await hydrated(page);
      await watchNextHeading(page);
      await footerLink(page, path).click();
      expect(await othersAtFirst(page)).toBe(0);
      await expect(page.locator("h1")).toBeFocused();
      await expect(page.locator("main section, main article").first()).toBeAttached();
    },
  );
}

test("a link to a place, and back, show all at once", { tag: "@all" }, async ({ page }) => {
  const { privacyPolicy, support, home } = routes;
  await page.goto(support);
  await hydrated(page);
  await watchNextHeading(page);
  await page.evaluate((to) => window.___navigate(to), `${privacyPolicy}#third-parties`);
  expect(await othersAtFirst(page)).toBeGreaterThan(0);
  await expect(page.locator("#third-parties")).toBeInViewport();

  // A click in the footer would scroll there.
  await page.evaluate((to) => void window.___navigate(to), home);
  await expect(page).toHaveURL(home);
  await expect(page.locator("h1")).toBeFocused();
  await watchNextHeading(page);
  await page.goBack();
  expect(await othersAtFirst(page)).toBeGreaterThan(0);
  await expect(page.locator("#third-parties")).toBeInViewport();
});

test(
  "the first paint has words, not the header alone",
  { tag: "@all" },
  async ({ page, request }) => {
    let html = "";
    /** What is before the heading comes at once, the rest after a second. */
    const server = createServer((asked, answer) => {
      answer.setHeader("Content-Type", "text/html");
      if (asked.headers["sec-fetch-dest"] !== "document") return void answer.end();
      const heading = html.indexOf("<h1");
      answer.write(html.slice(0, heading));
      setTimeout(() => answer.end(html.slice(heading)), 1000);
    });
    server.listen(0, "localhost");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const firstPaint = () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
    for (const { path } of pages) {
      html = await (await request.get(path)).text();
      await page.goto(`http://localhost:${port}/`);
      await expect.poll(() => page.evaluate(firstPaint), path).toBeGreaterThan(900);
    }
    server.closeAllConnections();
    server.close();
  },
);

test.describe("the font", () => {
  const font = "**/*.woff2";
  const family = (page: Page) =>
    page.evaluate(async () => {
      const { fonts } = document;
      const isLoaded = [...fonts].some(
        ({ family, status }) => family.includes("Grotesk") && status === "loaded",
      );
      return isLoaded && fonts.check('1em "Schibsted Grotesk"');
    });

  test(
    "is in use at the end of each first visit, and nothing asks for it early",
    { tag: "@all" },
    async ({ page }) => {
      for (const { path } of pages) {
        await page.goto(path);
        await expect.poll(() => family(page), path).toBe(true);
        await expect(page.locator("h1")).toHaveCSS("font-family", /^"?Schibsted Grotesk/);
        await expect(page.locator('link[as="font"]')).toHaveCount(0);
      }
    },
  );

  // Widths that many phones, tablets and computers have.
  const widths = [
    ...[320, 360, 375, 384, 390, 393, 402, 411, 412, 414, 428, 430],
    ...[600, 768, 820, 1024, 1280, 1366, 1440, 1536, 1920],
  ];

  /** At each width, where the lines of the first window begin. */
  async function linesOn(page: Page, path: string): Promise<number[][]> {
    await page.goto(path);
    await hydrated(page);
    const all: number[][] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const tops = await page.locator("main :is(h1, h2, h3, p, li, summary)").evaluateAll((texts) =>
        texts
          .filter((text) => text.closest("figure") === null)
          .map((text) => text.getBoundingClientRect().top)
          .filter((top) => top < 800),
      );
      all.push(tops);
    }
    return all;
  }

  test(
    "breaks hardly a line elsewhere than the fallback, so that little moves when it comes",
    { tag: "@all" },
    async ({ page }) => {
      test.setTimeout(180_000);
      const moved: string[] = [];
      for (const { path } of screens) {
        await page.route(font, (route) => route.abort());
        const fallback = await linesOn(page, path);
        await page.unroute(font);
        const own = await linesOn(page, path);
        expect(await family(page), path).toBe(true);
        own.forEach((tops, at) => {
          // A line more or less is at least 20 px.
          const isMoved = tops.some(
            (top, index) => Math.abs(top - (fallback[at]?.[index] ?? top)) > 10,
          );
          if (isMoved) moved.push(`${path} at ${widths[at]} px`);
        });
      }
      // A line that nearly fits breaks elsewhere in another font. A fallback of other widths moves
      // more than a third.
      const most = (widths.length * screens.length) / 10;
      expect(moved.length, moved.join(", ")).toBeLessThanOrEqual(most);
    },
  );
});
