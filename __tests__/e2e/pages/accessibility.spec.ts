import { expect, type Page, test } from "@playwright/test";
import type * as darkReader from "darkreader";
import { expectAccessible } from "./support/axe";
import { hydrated } from "../../support/page-errors";
import { screens } from "../../support/screens";
import { searchedWord } from "../../support/site-texts";
import { demoOn } from "./support/demo";
import { plainTab } from "../../support/demo-tabs";
import { guideLabels } from "../../../src/getting-started/guide-labels";
import { routes } from "../../../src/site/site";

declare const DarkReader: typeof darkReader;

/** What the screens become in use. No two in a row have one address: a reload keeps a search open. */
const states = [
  { name: "the search", path: routes.home, act: openSearch },
  {
    name: "the search, typed",
    path: routes.support,
    async act(page: Page) {
      await openSearch(page);
      await page.getByRole("dialog").getByRole("combobox").fill(searchedWord);
      await expect(page.getByRole("dialog").locator("mark").first()).toBeVisible();
    },
  },
  {
    name: "the demo, typed",
    path: routes.home,
    async act(page: Page) {
      const { figure, field } = demoOn(page);
      await figure.scrollIntoViewIfNeeded();
      await field.fill(plainTab.word);
      await expect(figure.locator("mark").first()).toBeVisible();
    },
  },
  {
    name: "another browser's guide",
    path: `${routes.gettingStarted}?browser=edge&os=macos`,
    async act(page: Page) {
      await expect(
        page.getByText(`${guideLabels.writtenFor}Edge${guideLabels.on}macOS`),
      ).toBeVisible();
    },
  },
] as const;

async function openSearch(page: Page) {
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog").getByRole("option").first()).toBeVisible();
}

const places = [
  ...screens.map(({ path }) => ({ name: path as string, path: path as string, act: null })),
  ...states,
];

for (const { path } of screens) {
  test(
    `axe finds nothing on ${path}, in light and dark and at 360 px`,
    { tag: path === routes.home ? [] : "@all" },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(path);
      await hydrated(page);
      await expectAccessible(page);
      // What else axe looks at is the same in the dark.
      await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
      await expectAccessible(page, undefined, "color-contrast");
      // What is folded is looked at once, where there is least room for it.
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      await page.setViewportSize({ width: 360, height: 800 });
      await openDetails(page);
      await expectAccessible(page);
    },
  );
}

// axe takes colours as the site sets them, not as the palette paints them. So look for what opts out
// of the palette: it may only paint a highlight, in the palette's pair for it.
test(
  "forced colours: every place is painted in the palette, light and dark",
  { tag: "@all" },
  async ({ page }) => {
    test.slow();
    await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
    for (const { name, path, act } of places) {
      await page.goto(path);
      await hydrated(page);
      await openDetails(page);
      await act?.(page);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ forcedColors: "active", colorScheme, reducedMotion: "reduce" });
        const { highlighted, others } = await page.evaluate(foreignColours);
        expect(others, `${name}, ${colorScheme}`).toEqual([]);
        if (name.endsWith("typed")) expect(highlighted).toBeGreaterThan(0);
      }
    }
  },
);

test("forced colours: the demo's current tab has an edge", { tag: "@all" }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(routes.home);
  const current = demoOn(page).figure.locator("[data-current]").first();
  await expect(current).toHaveCSS("border-top-style", "solid");
});

/** Runs in the page: counts texts in the palette's highlight, and lists those in other own colours. */
function foreignColours() {
  const probe = document.body.appendChild(document.createElement("div"));
  const pairOf = (color: string, background: string) => {
    Object.assign(probe.style, { color, background });
    const style = getComputedStyle(probe);
    return `${style.color} on ${style.backgroundColor}`;
  };
  const highlight = pairOf("HighlightText", "Highlight");
  const plain = pairOf("CanvasText", "Canvas");
  const canvas = getComputedStyle(probe).backgroundColor;
  probe.remove();
  const others: string[] = [];
  let highlighted = 0;
  for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
    const { color, forcedColorAdjust } = getComputedStyle(element);
    const hasText = [...element.childNodes].some(
      (node) => node instanceof Text && node.data.trim(),
    );
    if (forcedColorAdjust !== "none" || !hasText || !element.checkVisibility()) continue;
    let painted: Element | null = element;
    while (painted && /, 0\)$/.test(getComputedStyle(painted).backgroundColor))
      painted = painted.parentElement;
    const background = painted ? getComputedStyle(painted).backgroundColor : canvas;
    const pair = `${color} on ${background}`;
    if (pair === highlight) highlighted += 1;
    else if (pair !== plain) others.push(`${element.outerHTML.slice(0, 80)}: ${pair}`);
  }
  return { highlighted, others };
}

async function openDetails(page: Page) {
  await page.locator("details").evaluateAll((all) => {
    for (const one of all) one.setAttribute("open", "");
  });
}

/** The letters, words and lines apart as far as WCAG 1.4.12 asks. */
const textSpacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/**
 * What is wider than the window in each of the places at each of the widths, and, with the styles,
 * at each of the widths for them.
 */
async function sidewaysScrolling(
  page: Page,
  widths: readonly number[],
  styles?: Readonly<{ content: string; widths: readonly number[] }>,
) {
  const found: string[] = [];
  const measure = async (name: string, width: number) => {
    await page.setViewportSize({ width, height: 640 });
    const all = await page.evaluate(() => {
      const boxes = [document.documentElement, ...document.querySelectorAll("dialog[open]")];
      const ends = boxes.map((box) => box.getBoundingClientRect().left + box.scrollWidth);
      return Math.floor(Math.max(...ends));
    });
    if (all > width) found.push(`${name} at ${width} px: ${all}`);
  };
  for (const { name, path, act } of places) {
    await page.goto(path);
    await hydrated(page);
    await openDetails(page);
    await act?.(page);
    for (const width of widths) await measure(name, width);
    if (!styles) continue;
    await page.addStyleTag({ content: styles.content });
    for (const width of styles.widths) await measure(`${name}, styled,`, width);
  }
  return found;
}

test.describe("with styles that the policy does not know", () => {
  test.use({ bypassCSP: true });

  for (const colorScheme of ["light", "dark"] as const)
    test(
      `darkened by an extension, every word can be read on a ${colorScheme} system`,
      { tag: "@all" },
      async ({ page }) => {
        test.setTimeout(120_000);
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        for (const { path } of screens) {
          await page.goto(path);
          await hydrated(page);
          await page.addScriptTag({ path: "node_modules/darkreader/darkreader.js" });
          await page.evaluate(() => DarkReader.enable({}));
          await expect(page.locator("html")).toHaveAttribute("data-darkreader-scheme", "dark");
          await openDetails(page);
          await expectAccessible(page, undefined, "color-contrast");
        }
      },
    );

  test(
    "nothing needs sideways scrolling at 320 px (400 % of 1280), or with spaced text",
    { tag: "@all" },
    async ({ page }) => {
      const widths = [320, 360, 400, 480, 490, 768, 980, 1280];
      expect(await sidewaysScrolling(page, [320], { content: textSpacing, widths })).toEqual([]);
    },
  );
});

for (const { size, widths } of [
  { size: 20, widths: [320, 360, 440, 768, 1280] },
  { size: 32, widths: [360, 768, 1280] },
]) {
  test(
    `a default font of ${size} px needs no sideways scrolling`,
    { tag: "@all" },
    async ({ playwright, launchOptions, baseURL }) => {
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${size}`],
      });
      const page = await browser.newPage(baseURL ? { baseURL } : {});
      expect(await sidewaysScrolling(page, widths)).toEqual([]);
      await browser.close();
    },
  );
}

test(
  "a wide table stacks its rows in a narrow window, stays a table, and scrolls nowhere",
  { tag: "@all" },
  async ({ page }) => {
    await page.goto("/privacy-policy");
    await hydrated(page);
    const table = page.locator("main table").first();
    const cell = table.getByRole("cell").nth(1);
    const shownName = () => cell.evaluate((one) => getComputedStyle(one, "::before").content);
    const frame = page.locator("main div:has(> table)").first();
    for (const { width, isStacked } of [
      { width: 1280, isStacked: false },
      { width: 360, isStacked: true },
    ]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(cell).toHaveCSS("display", isStacked ? "block" : "table-cell");
      await expect(page.getByRole("table").and(table)).toBeVisible();
      const name = await cell.getAttribute("data-column");
      expect(await shownName()).toBe(isStacked ? `"${name}"` : "none");
      expect(await frame.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    }
  },
);
