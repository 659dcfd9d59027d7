import { answerLabels } from "../../../src/answers/answer-labels";
import { copyLabels } from "../../../src/clipboard/copy-labels";
import { expect, type Page, test } from "@playwright/test";
import { guideLabels } from "../../../src/getting-started/guide-labels";
import { defaultHardwareInfo } from "../../../src/hardware-info/hardware-info";
import { withSelection } from "../../../src/hardware-info/hardware-selection";
import { hardwareWords } from "../../../src/hardware-info/words-by-name";
import { routes } from "../../../src/site/site";
import { collectErrors, hydrated } from "../../support/page-errors";
import { copyField, pages, screens, unknownPage } from "../../support/screens";
import { isOfTheTest, demoOn } from "./support/demo";
import { plainTab } from "../../support/demo-tabs";
import {
  answers,
  copiedWord,
  decoded,
  otherAnswer,
  plainAnswer,
  searchedWord,
  wordsOfGuide,
} from "../../support/site-texts";

/** What the translated words end with, so that a test can tell them from the site's own. */
const translationMark = "*";

/**
 * Translates the page like a browser's translator: every text node of the body is replaced by two
 * nested `<font>` elements with new text, now and whenever text is added or changed. Attributes and
 * `translate="no"` stay as they are. Ends with the document.
 */
async function translate(page: Page): Promise<void> {
  await page.evaluate(translateBody, translationMark);
}

/** Does the same in each document that the page loads from now on, before any script of the page. */
async function translateFromStart(page: Page): Promise<void> {
  await page.addInitScript(translateBody, translationMark);
}

// Runs in the page: it must not use anything from outside itself.
function translateBody(mark: string): void {
  const untouched = "script, style, noscript, textarea, [translate=no], .notranslate, font";

  const replace = (text: Text) => {
    const parent = text.parentElement;
    const isWords = /\p{L}|\d/u.test(text.data);
    if (!isWords || !parent?.closest("body") || parent.closest(untouched)) return;
    const outer = document.createElement("font");
    const inner = document.createElement("font");
    inner.textContent = text.data + mark;
    outer.append(inner);
    text.replaceWith(outer);
  };

  const replaceIn = (node: Node) => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    // The walker leaves out the node that it starts from.
    if (node instanceof Text) texts.push(node);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(replace);
  };

  if (document.body) replaceIn(document.body);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === "characterData") replaceIn(target);
      else addedNodes.forEach(replaceIn);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

// A worker would answer from an earlier test's build.
test.use({
  serviceWorkers: "block",
  permissions: ["clipboard-read", "clipboard-write"],
  actionTimeout: 10_000,
});

/** The heading of each screen, as the build wrote it. */
const headings = new Map<string, string>();

test.beforeAll(async ({ playwright, baseURL }) => {
  const server = await playwright.request.newContext(baseURL ? { baseURL } : {});
  for (const { path } of screens) {
    headings.set(path, headingIn(await (await server.get(path)).text()));
  }
  await server.dispose();
});

/** The main heading of a page's HTML as text. */
function headingIn(html: string): string {
  const [, heading = ""] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
  return decoded(heading.replace(/<[^>]*>/g, "")).trim();
}

/** The screen at `path` is shown, translated, and nothing else is. */
async function expectScreen(page: Page, path: string) {
  const title = screens.find((screen) => screen.path === path)?.title ?? "";
  const heading = page.locator("h1");
  await expect(heading).toHaveCount(1);
  await expect
    .poll(async () => (await heading.textContent())?.replaceAll(translationMark, ""))
    .toBe(headings.get(path));
  await expect(heading).toContainText(translationMark);
  await expect(page).toHaveTitle(title);
  await expect(page.locator("header").first()).toBeVisible();
  await expect(page.locator("footer").last()).toBeVisible();
}

const actions: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  [routes.home]: async (page) => {
    const { figure, field, active, openButton } = demoOn(page);
    await figure.scrollIntoViewIfNeeded();
    await field.click();
    for (const typed of [plainTab.word, plainTab.word.slice(0, 3), "zzzz", ""])
      await field.fill(typed);
    await page.keyboard.press("ArrowDown");
    await expect(active).toHaveCount(1);
    await page.keyboard.press("Enter");
    await expect(openButton).toBeFocused();
    await openButton.click();
    await expect(field).toBeFocused();
  },
  [routes.gettingStarted]: async (page) => {
    await page.locator("main summary").getByText(guideLabels.change).click();
    const browser = page.getByRole("combobox", { name: guideLabels.browser });
    const system = page.getByRole("combobox", { name: guideLabels.system });
    for (const name of ["edge", "opera", ""]) await browser.selectOption(name);
    for (const name of ["macos", "linux", ""]) await system.selectOption(name);
    await browser.selectOption("edge");
    const words = hardwareWords(withSelection(defaultHardwareInfo, { browser: "edge" }));
    for (const name of wordsOfGuide)
      await expect(page.locator(`main [data-word="${name}"]`).first()).toContainText(words[name]);
    if (!copiedWord) return;
    const field = page.locator(copyField).first();
    await field.getByRole("button").click();
    await expect(field.getByRole("status")).toContainText(copyLabels.copied);
  },
  [routes.support]: async (page) => {
    const filter = page.locator("#answer-filter");
    const status = page.getByRole("search").getByRole("status");
    const answer = page.locator(`#${plainAnswer.id}`);
    await filter.fill(otherAnswer.question);
    await expect(answer).toBeHidden();
    await filter.fill("zzzz");
    await expect(status).toContainText(answerLabels.noMatch);
    await filter.fill("");
    await expect(answer).toBeVisible();
    await expect(status, "one for each file of src/content/answers that is no draft").toContainText(
      answerLabels.count(answers.length, answers.length),
    );
    await answer.locator("summary").click();
    const copyLink = answer.getByRole("button", { name: answerLabels.copyLink });
    await copyLink.click();
    const result = answer.getByRole("status").last();
    await expect(result).toContainText(copyLabels.copied);
    // The result leaves the button again.
    await expect(result).toBeEmpty();
  },
  [routes.releaseNotes]: async (page) => {
    await page.locator("article h2 a").first().click();
    await expect(page).toHaveURL(/#/);
  },
  [routes.privacyPolicy]: async (page) => {
    await page.locator("main nav a").first().click();
    await expect(page).toHaveURL(/#/);
  },
  [unknownPage.path]: async (page) => {
    await expect(page.locator("main a").first()).toBeVisible();
  },
};

async function searchAndLeave(page: Page) {
  const dialog = page.getByRole("dialog");
  await page.keyboard.press("Control+k");
  const field = dialog.getByRole("combobox");
  await expect(field).toBeFocused();
  for (const typed of [searchedWord, searchedWord.slice(0, 2), "zzzz", searchedWord])
    await field.fill(typed);
  await expect(dialog.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
}

/** Through all pages by the links of the footer, then back through all of them, and forward. */
async function navigate(page: Page, start: string) {
  const visited = [start];
  for (const { path } of pages) {
    if (path === visited.at(-1)) continue;
    await page.locator(`footer a[href="${path}"]`).click();
    await expectScreen(page, path);
    visited.push(path);
  }
  const ways = [
    { go: () => page.goBack(), shown: visited.slice(0, -1).reverse() },
    { go: () => page.goForward(), shown: visited.slice(1) },
  ];
  for (const { go, shown } of ways) {
    for (const path of shown) {
      await go();
      await expectScreen(page, path);
    }
  }
}

const translators = [
  {
    when: "before hydration",
    open: async (page: Page, path: string) => {
      await translateFromStart(page);
      await page.goto(path);
      await hydrated(page);
    },
  },
  {
    when: "after hydration",
    open: async (page: Page, path: string) => {
      await page.goto(path);
      await hydrated(page);
      await translate(page);
    },
  },
] as const;

for (const { when, open } of translators) {
  for (const { path } of screens) {
    const isJourney = when === translators[0].when && path === routes.support;
    // The tour through all pages is the same from each: the home page and the unknown one begin it.
    const tours = path === routes.home || path === unknownPage.path;
    test(
      `${path}, translated ${when}, does what it can, can be searched${tours ? ", leads to the others and back" : ""}`,
      { tag: isJourney ? [] : "@all" },
      async ({ page }) => {
        const errors = collectErrors(page);
        let documents = 0;
        page.on("domcontentloaded", () => documents++);
        await open(page, path);
        await expectScreen(page, path);
        await actions[path]?.(page);
        await searchAndLeave(page);
        await expectScreen(page, path);
        if (tours) await navigate(page, path);
        // By design, the address of no page raises its own error.
        const isExpected = (error: string) =>
          error.includes("Page Not Found: ") || isOfTheTest(error);
        expect(errors.filter((error) => !isExpected(error))).toEqual([]);
        expect(documents).toBe(1);
      },
    );
  }
}
