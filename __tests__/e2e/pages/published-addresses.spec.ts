import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import type { SearchIndex } from "../../../src/site-search/search-entry";
import { routes } from "../../../src/site/site";
import { hydrated } from "../../support/page-errors";
import { namedUserAgents } from "../../support/user-agents";

const content = "src/content";
const published = readFileSync(join(content, "published-ids.txt"), "utf8")
  .split(/\r?\n/)
  .filter((line) => /^\/(?!\/)/.test(line))
  // Older versions arrive as data, which the release notes' own tests follow by their addresses.
  .filter((line) => !/#v\d[\da-z-]*$/.test(line));

test("every published address is a place of its page before any script runs", async ({
  request,
}) => {
  expect(published.length).toBeGreaterThan(0);
  const missing: string[] = [];
  for (const path of new Set(published.map((address) => address.replace(/#.*/, "")))) {
    const answer = await request.get(path);
    if (!answer.ok()) missing.push(path);
    const html = await answer.text();
    const ids = new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id));
    for (const address of published)
      if (address.startsWith(`${path}#`) && !ids.has(address.slice(path.length + 1)))
        missing.push(address);
  }
  expect(missing).toEqual([]);
});

/** The places of a page: those that somebody may have saved, and those that the search leads to. */
function placesOf(path: string): readonly string[] {
  const { entries } = JSON.parse(readFileSync("public/search/index.json", "utf8")) as SearchIndex;
  const all = [...published, ...entries.map(({ url }) => url)];
  return [...new Set(all.filter((url) => url.startsWith(`${path}#`)))].map(
    (url) => url.split("#")[1] ?? "",
  );
}

/** The places that a jump does not show: out of sight, without a box, or inside something closed. */
async function hiddenPlaces(page: Page, places: readonly string[]): Promise<readonly string[]> {
  return page.evaluate(async (ids) => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const isShown = (id: string) => {
      const place = document.getElementById(id);
      const box = place?.getBoundingClientRect();
      const isClosed = place?.closest("details")?.open === false;
      if (!place || !box || isClosed || !place.checkVisibility({ visibilityProperty: true }))
        return false;
      return box.top >= -1 && box.top < innerHeight;
    };
    const hidden: string[] = [];
    for (const id of ids) {
      location.assign(`#${id}`);
      for (let frames = 0; frames < 120 && !isShown(id); frames += 1) await frame();
      if (!isShown(id)) hidden.push(`${location.pathname}${location.search}#${id}`);
    }
    return hidden;
  }, places);
}

/** What the address of a page can say besides its place. */
const states: Readonly<Record<string, readonly string[]>> = {
  [routes.gettingStarted]: ["?browser=opera&os=macos"],
  [routes.support]: ["?q=zzzz", "?q=edge"],
};

for (const [visitor, options] of Object.entries({
  computer: {},
  phone: {
    userAgent: namedUserAgents.androidChrome,
    viewport: { width: 360, height: 700 },
    isMobile: true,
    hasTouch: true,
  },
}))
  test.describe(`on a ${visitor}`, () => {
    test.use(options);

    for (const path of Object.values(routes))
      test(
        `no state of ${path} hides what an address or a search result leads to`,
        {
          tag: "@all",
        },
        async ({ page }) => {
          const places = placesOf(path);
          expect(places.length).toBeGreaterThan(0);
          const hidden: string[] = [];
          for (const state of ["", ...(states[path] ?? [])]) {
            await page.goto(path + state);
            await hydrated(page);
            hidden.push(...(await hiddenPlaces(page, places)));
          }
          expect(hidden).toEqual([]);
        },
      );
  });
