import { expect, test } from "@playwright/test";
import { installLabels } from "../../../src/install/install-labels";
import { isInStore } from "../../../src/install/store-address";
import { homeLabels } from "../../../src/home/home-labels";
import { layoutLabels } from "../../../src/layout/layout-labels";
import { routes, textFacts } from "../../../src/site/site";
import { demoLabels } from "../../../src/demo/demo-labels";
import { liveDemoLabels } from "../../../src/demo/live-demo-labels";
import { manyTabsCount } from "../../../src/demo/sample-tabs";
import {
  firstTyped,
  foundBy,
  nextTyped,
  recentTabs,
  sampleTabs,
  touchWords,
} from "../../support/demo-tabs";
import { hydrated } from "../../support/page-errors";
import { pages } from "../../support/screens";
import { namedUserAgents } from "../../support/user-agents";
import { firstCall, withoutChrome } from "./support/stores";
import { demoOn, pressedShortcut } from "./support/demo";

/** What the demo says of a switch, in whatever time. */
const foundPattern = (tabs: number, letters: number) =>
  new RegExp(liveDemoLabels.effort(tabs, letters, 0).replace("0.0", "\\d+\\.\\d"));

test("headline, the first thing to do and the demo are in the first view", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  await expect(page.locator("h1")).toBeInViewport();
  const call = page.locator("main").getByRole("link", { name: firstCall });
  await expect(call.first()).toBeInViewport();
  await expect(page.locator("figure").first()).toBeInViewport();
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeInViewport();

  // The call opens the demo, whose field then takes what is typed, as the task says.
  const { field, openButton, figure, options } = demoOn(page);
  await expect(field).toBeVisible();
  await page.getByRole("link", { name: homeLabels.try }).click();
  await expect(field).toBeFocused();
  await page.keyboard.type(firstTyped);
  await page.keyboard.press("Enter");
  await expect(openButton).toBeFocused();
  const found = foundPattern(sampleTabs.length, firstTyped.length);
  await expect(figure.getByText(found).first()).toBeVisible();
  // From anywhere on the page.
  await call.last().focus();
  await page.keyboard.press(pressedShortcut);
  await expect(field).toBeFocused();
  // After the first task there are hundreds, and a button brings back those of before.
  await expect(options, "those of many-tabs.ts").toHaveCount(manyTabsCount);
  await page.getByRole("button", { name: homeLabels.withFew(sampleTabs.length) }).click();
  await expect(field).toBeFocused();
  await expect(options, "those of demo-tabs.json").toHaveCount(sampleTabs.length);
});

test("on a phone the call sends the page to a computer, also before scripts", async ({
  browser,
}) => {
  const page = await browser.newPage({
    userAgent: namedUserAgents.iPhoneSafari,
    viewport: { width: 360, height: 780 },
    hasTouch: true,
  });
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/");
  if (isInStore()) {
    await expect(page.getByRole("button", { name: installLabels.send }).first()).toBeVisible();
    await expect(page.locator("main").getByRole("link", { name: firstCall })).toHaveCount(0);
    await expect(page.getByText(installLabels.forComputers()).first()).toBeInViewport();
  } else await expect(page.getByRole("link", { name: firstCall }).first()).toBeVisible();
  // The demo begins in the first view, and what the product costs, asks for and runs on can be read.
  const { drawing } = demoOn(page);
  await expect(drawing.getByText(demoLabels.placeholder)).toBeInViewport();
  const text = await page.locator("main").innerText();
  for (const fact of [textFacts.price, textFacts.systems, textFacts.person])
    expect(text.toLowerCase()).toContain(fact.toLowerCase());
  const asksFor = page.locator(`main a[href="${routes.privacyPolicy}#permissions"]`);
  await expect(asksFor.first()).toBeVisible();
  // Nothing is headed as what a phone cannot do.
  if (isInStore())
    await expect(page.locator('section[aria-labelledby="install-title"]')).toBeHidden();
  await page.close();
});

test("on a tablet the facts have room above the demo", { tag: "@all" }, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto("/");
  await hydrated(page);
  const facts = page.locator("#at-a-glance");
  const top = () => page.locator("#try").evaluate((demo) => demo.getBoundingClientRect().top);
  const before = await top();
  const box = await facts.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThan(before);
  await facts.locator("..").evaluate((proof) => proof.remove());
  expect(await top()).toBe(before);
});

test(
  "what is in bold beside the question about history is the answer, not the warning",
  { tag: "@all" },
  async ({ page }) => {
    await page.goto("/");
    const bold = page.locator("#private-by-design strong");
    await expect(bold.first()).toBeVisible();
    for (const text of await bold.allTextContents())
      expect(text).not.toContain(installLabels.promptLine);
  },
);

test("the Limited Use statement is one click away", { tag: "@all" }, async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await page.locator(`main a[href="${routes.privacyPolicy}#limited-use"]`).click();
  await expect(page.locator("#limited-use")).toBeInViewport();
});

test("the skip link is first and leads to the content", async ({ page }) => {
  await page.goto("/support");
  await hydrated(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: layoutLabels.skip })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
});

test(
  "the browser's own command prints the whole page, without what only a screen can do",
  { tag: "@all" },
  async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    await page.emulateMedia({ media: "print" });
    for (const part of ["h1", "#compare table", "#reasons", "#install"]) {
      await expect(page.locator(part)).toBeVisible();
    }
    await expect(page.locator("button:visible")).toHaveCount(0);
    await expect(page.getByRole("link", { name: firstCall })).toHaveCount(0);
  },
);

test(
  "printed, each page has space below the header's line and no grid that ends a sheet mid-line",
  { tag: "@all" },
  async ({ page }) => {
    await page.emulateMedia({ media: "print" });
    for (const { path } of pages) {
      await page.goto(path);
      const gap = await page.evaluate(() => {
        const bottom = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
        return (document.querySelector("h1")?.getBoundingClientRect().top ?? 0) - bottom;
      });
      expect(gap, path).toBeGreaterThanOrEqual(16);
      // Firefox cuts lines in half where a grid row with long texts meets the end of a sheet.
      const tallRows = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>("main *")]
          .filter((element) => ["grid", "flex"].includes(getComputedStyle(element).display))
          .flatMap((grid) => [...grid.children])
          .filter((row) => row.getBoundingClientRect().height > 1000)
          .map((row) => row.outerHTML.slice(0, 80)),
      );
      expect(tallRows, path).toEqual([]);
    }
  },
);

test(
  "with text twice as large on a phone, nothing is cut and each row has its whole title",
  { tag: "@all" },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto("/");
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const { figure } = demoOn(page);
    for (const { title } of recentTabs) {
      const shown = await figure
        .getByText(title)
        .last()
        .evaluate(({ clientWidth, scrollWidth }) => ({ clientWidth, scrollWidth }));
      expect(shown.scrollWidth, title).toBeLessThanOrEqual(shown.clientWidth);
    }
  },
);

test("on a touch screen the task says to tap", { tag: "@all" }, async ({ browser }) => {
  for (const isMobile of [true, false]) {
    const page = await browser.newPage({ hasTouch: isMobile, isMobile });
    await page.goto("/");
    const task = page.locator("#try h2");
    await expect(task.getByText(touchWords).last()).toBeVisible({ visible: isMobile });
    // A heading may hold no paragraph.
    await expect(task.locator("p")).toHaveCount(0);
    await expect(task.locator("kbd").first()).toBeVisible({ visible: !isMobile });
    await page.close();
  }
});

test("in chosen colours, a page that loads is seen to load", { tag: "@all" }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/");
  const [bar, paper] = await page.evaluate(() => {
    document.documentElement.dataset.busy = "";
    const colour = (pseudo?: string) =>
      getComputedStyle(document.documentElement, pseudo).backgroundColor;
    return [colour("::before"), getComputedStyle(document.body).backgroundColor];
  });
  expect(bar).not.toBe(paper);
  expect(bar).not.toBe("rgba(0, 0, 0, 0)");
});

test("Chromium is not offered what Firefox and Safari are", { tag: "@all" }, async ({ page }) => {
  test.skip(...withoutChrome);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  await expect(page.getByRole("link", { name: installLabels.get("Chrome") })).toHaveCount(0);
  await expect(
    page.getByRole("banner").getByRole("link", { name: installLabels.short }),
  ).toBeVisible();
});

test("after the task comes another, then the call", { tag: "@all" }, async ({ page }) => {
  await page.goto("/");
  const { field, figure, openButton } = demoOn(page);
  const demo = page.locator("#try");
  const call = demo.getByRole("link", { name: firstCall });
  await field.fill(firstTyped);
  await field.press("Enter");
  const task = demo.getByRole("heading", { level: 2 });
  await expect(task).toContainText(homeLabels.nextTask(foundBy(nextTyped)[0]?.title ?? ""));
  await expect(task.locator("code")).toHaveText(nextTyped);
  await expect(call).toHaveCount(0);
  await openButton.click();
  await field.fill(nextTyped);
  await field.press("Enter");
  // What a visitor tells a friend is the largest text of the demo.
  const found = figure.getByText(foundPattern(manyTabsCount, nextTyped.length)).first();
  await expect(found).toBeVisible();
  const sizes = await figure
    .locator("p:visible, button:visible, a:visible")
    .evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)));
  const size = await found.evaluate((one) => parseFloat(getComputedStyle(one).fontSize));
  expect(sizes.filter((other) => other >= size)).toHaveLength(1);
  await expect(demo.getByRole("heading", { level: 2 })).toHaveText(homeLabels.done);
  await expect(call).toBeVisible();
});

test(
  "a table of home shows the name of its first column, if writers give it one",
  { tag: "@all" },
  async ({ page }) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/");
      await hydrated(page);
      const heading = page.locator("#compare thead th").first();
      // A home page without the table has no such row.
      if ((await heading.count()) === 0) return;
      await heading.evaluate((element) => element.replaceChildren("What"));
      await expect(heading).toBeVisible();
    }
  },
);
