import { expect, type Locator, type Page, test } from "@playwright/test";
import { guideLabels } from "../../../src/getting-started/guide-labels";
import { homeLabels } from "../../../src/home/home-labels";
import { demoLabels } from "../../../src/demo/demo-labels";
import { manyTabsCount } from "../../../src/demo/sample-tabs";
import {
  firstTyped,
  longTab,
  nextTyped,
  practiceTyped,
  plainTab,
  privateTab,
  recentTabs,
  sampleTabs,
  foundBy,
  tabCountText,
} from "../../support/demo-tabs";
import { collectErrors, hydrated } from "../../support/page-errors";
import { expectAccessible } from "./support/axe";
import { isOfTheTest, pressedShortcut, demoOn, searchScript, watchShifts } from "./support/demo";
import { namedUserAgents } from "../../support/user-agents";

const [, second, third] = sampleTabs.map(({ title }) => title) as [string, string, string];

/** Two letters that find several tabs. */
const sharedLetters =
  sampleTabs
    .map(({ title }) => /[a-z]{2}/.exec(title)?.[0] ?? "")
    .find((letters) => letters !== "" && foundBy(letters).length > 2) ?? "";

// The worker would answer requests that the tests hold back or count.
test.use({ serviceWorkers: "block" });

/** Opens the home page and waits for the working demo. */
async function openDemo(page: Page) {
  await page.goto("/");
  const demo = demoOn(page);
  // It comes only when it is near the window, which a small one is not at first.
  await demo.figure.scrollIntoViewIfNeeded();
  await expect(demo.field).toBeVisible();
  return demo;
}

test("by keyboard alone: type, move, switch, come back, leave", async ({ page }) => {
  const { field, options, active, openButton, figure } = await openDemo(page);
  for (let tabs = 0; tabs < 30; tabs++) {
    await page.keyboard.press("Tab");
    if (await field.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(field).toBeFocused();
  // The list has no keys of its own: one press of Tab leaves the demo.
  await page.keyboard.press("Tab");
  await expect(figure.locator(":focus")).toHaveCount(0);
  await page.keyboard.press("Shift+Tab");
  await expect(field).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(active).toContainText(third);
  await page.keyboard.press("Enter");
  await expect(openButton).toBeFocused();
  await expect(figure.getByText(third).last()).toBeVisible();

  await page.keyboard.press(pressedShortcut);
  await expect(field).toBeFocused();
  await expect(options.first()).toContainText(third);
  await page.keyboard.type(plainTab.word);
  await expect(active).toContainText(plainTab.title);
  await expect(active.locator("mark").first()).toHaveText(plainTab.word, { ignoreCase: true });
  await page.keyboard.press("Escape");
  await expect(openButton).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(figure.locator(":focus")).toHaveCount(0);
});

test(
  "the last option scrolls into the list's view, and the page stays",
  { tag: "@all" },
  async ({ page }) => {
    const { field, active } = await openDemo(page);
    const scrolled = await page.evaluate(() => scrollY);
    // Faster than a frame: no row that the focus adds has been drawn.
    await field.evaluate(async (input) => {
      input.focus({ preventScroll: true });
      await Promise.resolve();
      input.dispatchEvent(new KeyboardEvent("keydown", { key: "End", bubbles: true }));
    });
    await expect(active, "the last tab of demo-tabs.json").toContainText(
      sampleTabs.at(-1)?.title ?? "",
    );
    // Scrolling is by whole pixels, so less than one may be cut.
    const cut = () =>
      active.evaluate((row) => {
        const list = row.closest('[role="listbox"]')?.getBoundingClientRect();
        return row.getBoundingClientRect().bottom - (list?.bottom ?? 0);
      });
    await expect.poll(cut).toBeLessThan(1);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  },
);

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("tap a tab, tap the button, tap another", { tag: "@all" }, async ({ page }) => {
    const { options, openButton, field, figure } = await openDemo(page);
    await options.nth(1).tap();
    await expect(figure.getByText(second).last()).toBeVisible();
    await openButton.tap();
    await expect(field).toBeFocused();
    await field.fill(plainTab.word);
    await options.first().tap();
    await expect(openButton).toBeVisible();
    await expect(figure.getByText(plainTab.title).last()).toBeVisible();
  });

  test("a row is a finger high", { tag: "@all" }, async ({ page }) => {
    const { options } = await openDemo(page);
    const box = await options.first().boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a drawing shows the first tabs", async ({ page }) => {
    await page.goto("/");
    const { drawing, field, figure } = demoOn(page);
    await expect(drawing).toBeVisible();
    await expect(figure.getByText(demoLabels.caption)).toBeHidden();
    await expect(figure.getByText(demoLabels.drawing)).toBeVisible();
    await expect(page.getByRole("button", { name: homeLabels.withMany })).toBeHidden();
    await expect(page.getByRole("link", { name: homeLabels.try })).toBeHidden();
    await expect(page.locator("section:has(figure) > h2").first()).toBeHidden();
    await expect(field).toHaveCount(0);
    for (const { title } of sampleTabs.slice(0, recentTabs.length - 1)) {
      await expect(figure.getByText(title).last()).toBeVisible();
    }
  });
});

for (const width of [320, 360, 768, 1280]) {
  test(
    `the working demo takes the drawing's place without a shift at ${width} px`,
    { tag: width === 360 ? [] : "@all" },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const shift = await watchShifts(page);
      let arrive = () => {};
      const asked = new Promise<void>((resolve) => (arrive = resolve));
      await page.route(searchScript, async (route) => {
        await asked;
        await route.continue();
      });
      await page.goto("/");
      await hydrated(page);
      const { drawing, field, figure } = demoOn(page);
      await expect(drawing).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const before = await figure.boundingBox();
      const moved = await shift();
      arrive();
      await expect(field).toBeVisible();
      expect(await figure.boundingBox()).toEqual(before);
      expect(await shift()).toBe(moved);
    },
  );
}

test("its script loads after the page, not with it", { tag: "@all" }, async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (searchScript.test(request.url())) asked.push(request.url());
  });
  await page.goto("/", { waitUntil: "load" });
  expect(asked).toEqual([]);
  await expect(demoOn(page).field).toBeVisible();
  expect(asked).toHaveLength(1);
});

test("a script that is gone leaves the drawing; a click reloads the page once, then says so", async ({
  page,
}) => {
  const errors = collectErrors(page);
  let attempts = 0;
  await page.route(searchScript, (route) => {
    attempts += 1;
    return route.abort();
  });
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.goto("/");
  await expect.poll(() => attempts).toBeGreaterThan(0);
  await hydrated(page);
  const { drawing, figure } = demoOn(page);
  const failure = figure.getByText(demoLabels.failed);
  await expect(drawing).toBeVisible();
  await expect(failure).toHaveCount(0);

  await drawing.click();
  await expect.poll(() => documents).toBe(2);
  await hydrated(page);
  await drawing.click();
  await expect(failure).toBeVisible();
  await page.unroute(searchScript);
  await drawing.click();
  await expect(demoOn(page).field).toBeFocused();
  expect(documents).toBe(2);
  expect(errors.filter((error) => !isOfTheTest(error))).toEqual([]);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing in any state (${colorScheme})`, { tag: "@all" }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme });
    const { field, openButton } = await openDemo(page);
    await expectAccessible(page);
    await field.fill(sharedLetters);
    await expectAccessible(page, "figure");
    await field.fill("zzzz");
    await expectAccessible(page, "figure");
    await field.fill(privateTab.word);
    await field.press("Enter");
    await expect(openButton).toBeFocused();
    await expectAccessible(page, "figure");
  });
}

test("axe finds nothing in the drawing", { tag: "@all" }, async ({ page }) => {
  await page.route(searchScript, () => new Promise(() => {}));
  await page.goto("/");
  await hydrated(page);
  await expectAccessible(page);
});

test("practice is done when the right tab has been switched to: its step has a tick", async ({
  page,
}) => {
  await page.goto("/getting-started");
  const { figure, field, openButton } = demoOn(page);
  await figure.scrollIntoViewIfNeeded();
  const tick = page.getByRole("heading").getByRole("img", { name: guideLabels.done });
  await field.fill(firstTyped);
  await field.press("Enter");
  await expect(tick).toHaveCount(0);
  await openButton.click();
  await field.fill(practiceTyped);
  await field.press("Enter");
  await expect(page.getByText(demoLabels.practiceDone)).toBeVisible();
  await expect(tick).toHaveCount(1);
});

/** Where the parts of the demo and what follows it are: left, top, right and bottom, on the page. */
const placesOf = (page: Page) =>
  page.locator("#try").evaluate((demo) => {
    const figure = demo.querySelector("figure");
    const frame = figure?.firstElementChild;
    const [strip, bar, sheet] = frame?.children ?? [];
    const shown = [...(sheet?.querySelectorAll("p[role=status]") ?? [])].at(
      -1,
    )?.previousElementSibling;
    const many = figure?.nextElementSibling;
    const next = document.querySelector("#reasons");
    const task = demo.querySelector("h2");
    const caption = figure?.lastElementChild;
    const parts = { task, demo, frame, strip, bar, sheet, shown, caption, many, next };
    return Object.entries(parts).map(([name, part]) => {
      const { left, top, right, bottom } = part?.getBoundingClientRect() ?? new DOMRect(-1);
      return { name, edges: [left, top + scrollY, right, bottom + scrollY] };
    });
  });

/** The texts in the frame of the demo that are cut off, but for titles and addresses of tabs. */
const cutTexts = (page: Page) =>
  page.locator("#try figure > div").evaluate(
    (frame, titles) => {
      const { right, bottom } = frame.getBoundingClientRect();
      return (
        [...frame.querySelectorAll<HTMLElement>("p, button, a, span")]
          .filter(
            (part) => part.checkVisibility() && !part.closest("[role=listbox], [aria-hidden]"),
          )
          // Announcements are only heard.
          .filter((part) => part.closest("[role=status]")?.clientWidth !== 1)
          .filter((part) => {
            const box = part.getBoundingClientRect();
            const isCut = part.scrollWidth > part.clientWidth && part.clientWidth > 0;
            return isCut || box.right > right || box.bottom > bottom;
          })
          .map(({ textContent }) => textContent ?? "")
          .filter((text) => !titles.includes(text))
      );
    },
    sampleTabs.map(({ title }) => title),
  );

// What a tab arrives with is no place.
const still = { reducedMotion: "reduce" } as const;
const phone = { userAgent: namedUserAgents.iPhoneSafari, hasTouch: true, isMobile: true };

for (const [device, options, widths] of [
  ["a computer", {}, [1280, 320, 360, 430, 480, 768, 1024, 1920]],
  ["a phone", phone, [360, 320, 430]],
] as const)
  for (const width of widths) {
    const tag = width === 1280 ? [] : ["@all"];
    test(
      `on ${device} of ${width} px, the whole game moves nothing and cuts nothing off`,
      { tag },
      async ({ browser }) => {
        const viewport = { width, height: 900 };
        const page = await browser.newPage({ ...still, ...options, viewport });
        const { field, options: rows, openButton, figure } = await openDemo(page);
        await page.evaluate(() => document.fonts.ready);
        // Wider than its window, the list would be cut off.
        const rightEdge = (part: Locator) =>
          part.evaluate((element) => element.getBoundingClientRect().right);
        expect(await rightEdge(rows.first())).toBeLessThan(await rightEdge(figure));
        const before = await placesOf(page);
        const expectStill = async (state: string) => {
          const where = `${state}, at ${width} px`;
          for (const [index, { name, edges }] of (await placesOf(page)).entries())
            for (const [side, edge] of edges.entries())
              expect(Math.abs(edge - (before[index]?.edges[side] ?? NaN)), `${name}: ${where}`) //
                .toBeLessThanOrEqual(1);
          expect(await cutTexts(page), where).toEqual([]);
        };
        for (const [state, typed] of [
          ["won once", firstTyped],
          ["won twice", nextTyped],
          ["a private tab", privateTab.word],
          ["the longest title", longTab.word],
        ] as const) {
          await field.fill(typed);
          await expectStill(`${state}, typed`);
          await rows.first().click();
          await expect(openButton).toBeVisible();
          await expectStill(state);
          await openButton.click();
          await expect(field).toBeFocused();
        }
        // The second task is among hundreds.
        await page.getByRole("button", { name: homeLabels.withFew(sampleTabs.length) }).click();
        await expect(page.getByText(tabCountText).first()).toBeVisible();
        await page.getByRole("button", { name: homeLabels.withMany }).click();
        await expect(page.getByText(demoLabels.tabCount(manyTabsCount)).first()).toBeVisible();
        await expectStill("hundreds of tabs");
        await page.close();
      },
    );
  }
