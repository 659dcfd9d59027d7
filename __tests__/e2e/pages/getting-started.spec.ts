import { layoutLabels } from "../../../src/layout/layout-labels";
import { expect, type Page, test } from "@playwright/test";
import { guideLabels } from "../../../src/getting-started/guide-labels";
import { pressedShortcut } from "./support/demo";
import { collectErrors, hydrated } from "../../support/page-errors";
import { defaultHardwareInfo } from "../../../src/hardware-info/hardware-info";
import { selectionFromSearch, withSelection } from "../../../src/hardware-info/hardware-selection";
import { shortcutLabels } from "../../../src/key-check/shortcut-labels";
import { hardwareWords } from "../../../src/hardware-info/words-by-name";
import { copyField } from "../../support/screens";
import { unpublished } from "./support/stores";
import { copiedWord, wordsOfGuide } from "../../support/site-texts";

/** The words of the guide for a choice in its address. */
const wordsFor = (search: string) =>
  hardwareWords(withSelection(defaultHardwareInfo, selectionFromSearch(search)));

/** The guide says the words of a choice: the first time that it says each. */
async function expectWords(page: Page, search: string): Promise<void> {
  const words = wordsFor(search);
  for (const name of wordsOfGuide)
    await expect(page.locator(`main [data-word="${name}"]`).first()).toHaveText(words[name]);
}

for (const width of [360, 1280])
  test(`at ${width} px the keys of two lines do not touch`, { tag: "@all" }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/getting-started");
    // More keys than one line holds, whatever the lead says.
    const gaps = await page.locator("h1 + p").evaluate((lead) => {
      const key = document.querySelector("main kbd");
      for (let count = 0; key && count < 60; count += 1) lead.append(" ", key.cloneNode(true));
      const keys = [...lead.querySelectorAll("kbd")];
      return keys.slice(1).flatMap((one, index) => {
        const gap =
          one.getBoundingClientRect().top - (keys[index]?.getBoundingClientRect().bottom ?? 0);
        // Keys of one line are side by side.
        return gap < -10 ? [] : [gap];
      });
    });
    expect(gaps.length).toBeGreaterThan(0);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(2);
  });

test(
  "with text twice as large on a phone, no drawing of a step is cut",
  { tag: "@all" },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto("/getting-started");
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    const cut = await page
      .locator("main article section > div[aria-hidden]")
      .evaluateAll((figures) =>
        figures.flatMap((figure) =>
          [...figure.querySelectorAll("b, kbd, svg")]
            .filter(
              (part) =>
                part.getBoundingClientRect().right > figure.getBoundingClientRect().right - 16,
            )
            .map(({ outerHTML }) => outerHTML.slice(0, 80)),
        ),
      );
    expect(cut).toEqual([]);
  },
);

for (const width of [320, 480, 1024, 1280])
  test(
    `at ${width} px, what the shortcut check says moves nothing`,
    { tag: "@all" },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/getting-started");
      await hydrated(page);
      const figure = page
        .locator("main article > section > div")
        .filter({ hasText: shortcutLabels.testHere });
      await expect(figure).toBeVisible();
      const panel = await figure.elementHandle();
      const before = await panel?.boundingBox();
      await page.keyboard.press(pressedShortcut);
      await expect(page.getByText(shortcutLabels.outcomes.arrived)).toBeVisible();
      expect((await panel?.boundingBox())?.height).toBe(before?.height);
      const modifiers = pressedShortcut.split("+").slice(0, -1);
      for (const key of modifiers) await page.keyboard.down(key);
      for (const key of modifiers) await page.keyboard.up(key);
      await expect(page.getByText(shortcutLabels.outcomes.intercepted)).toBeVisible();
      expect((await panel?.boundingBox())?.height).toBe(before?.height);
    },
  );

test("on a computer help is below the words of a step", { tag: "@all" }, async ({ page }) => {
  test.skip(...unpublished);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/getting-started");
  const drawn = page.locator("article > section", { has: page.locator("[aria-hidden] svg") });
  const id = await drawn.first().locator("> section").getAttribute("id");
  const step = page.locator(`article > section:has(> #${id})`);
  async function expectBelow() {
    const words = await step.locator("> section").first().boundingBox();
    const help = await step.locator("> dl").boundingBox();
    expect(help?.x).toBe(words?.x);
    expect(help?.y).toBeGreaterThanOrEqual((words?.y ?? 0) + (words?.height ?? 0));
  }
  await expectBelow();
  await step.locator("> [aria-hidden]").evaluate((figure) => figure.remove());
  await expectBelow();
});

test("?browser and ?os show the steps of somebody else's computer", async ({ page }) => {
  const errors = collectErrors(page);
  await page.goto("/getting-started?browser=edge&os=macos");
  await hydrated(page);
  await expect(page.getByText(`${guideLabels.writtenFor}Edge${guideLabels.on}macOS`)).toBeVisible();
  await expectWords(page, "?browser=edge&os=macos");
  // Of labels with several wordings, and of drawings, only those of the browser are seen.
  const seen = await page
    .locator("main [data-in]:visible")
    .evaluateAll((all) => all.map((one) => one.getAttribute("data-in") ?? ""));
  expect(seen.length).toBeGreaterThan(0);
  for (const browsers of seen) expect(browsers.split(" ")).toContain("Edge");
  expect(errors).toEqual([]);
});

test("a choice by hand changes steps and address, keeps nothing, and Back leaves", async ({
  page,
}) => {
  await page.goto("/support");
  await page.goto("/getting-started");
  await hydrated(page);
  await page.locator("summary").getByText(guideLabels.change, { exact: true }).click();
  await page.getByRole("combobox", { name: guideLabels.browser }).selectOption("opera");
  await page.getByRole("combobox", { name: guideLabels.system }).selectOption("macos");
  await expect(page).toHaveURL(/\?browser=opera&os=macos$/);
  await expectWords(page, "?browser=opera&os=macos");
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/support$/);
});

test("an address of the browser is copied, never a link", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/getting-started?browser=edge");
  await hydrated(page);
  if (copiedWord) {
    await page.locator(copyField).first().getByRole("button").click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(wordsFor("?browser=edge")[copiedWord]);
  }
  await expect(page.locator('a[href^="chrome:"], a[href^="edge:"], a[href^="opera:"]')).toHaveCount(
    0,
  );
});

test("the form has a button only until scripts arrive", { tag: "@all" }, async ({ page }) => {
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/getting-started");
  // Where scripts fail, the page reloads once.
  await page.waitForFunction(
    () =>
      performance.getEntriesByType("navigation").map((one) => one.toJSON().type)[0] === "reload",
  );
  await page.locator("main summary").getByText(guideLabels.change, { exact: true }).click();
  await page.getByRole("combobox", { name: guideLabels.browser }).selectOption("edge");
  await page.getByRole("button", { name: guideLabels.send }).click();
  await expectWords(page, "?browser=edge");
  await page.unroute("**/*.js");
  await page.goto("/getting-started");
  await hydrated(page);
  await page.locator("main summary").getByText(guideLabels.change, { exact: true }).click();
  await expect(page.getByRole("combobox", { name: guideLabels.browser })).toBeVisible();
  await expect(page.getByRole("button", { name: guideLabels.send })).toHaveCount(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("nothing is offered that needs a script", { tag: "@all" }, async ({ page }) => {
    await page.goto("/getting-started");
    await expect(page.getByText(`${guideLabels.writtenFor}Chrome`)).toBeVisible();
    await expect(
      page.locator("main summary").getByText(guideLabels.change, { exact: true }),
    ).toBeHidden();
    await expect(page.locator("footer").getByText(layoutLabels.build)).toBeHidden();
  });
});
