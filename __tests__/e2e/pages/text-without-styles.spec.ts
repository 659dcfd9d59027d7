// Reader views, text browsers, assistants and archives read the built document without our styles.
import { type BrowserContextOptions, expect, type Page, test } from "@playwright/test";
import { hydrated } from "../../support/page-errors";
import { screens } from "../../support/screens";
import { namedUserAgents } from "../../support/user-agents";

const withoutScripts: BrowserContextOptions = { javaScriptEnabled: false };
const visitors: readonly BrowserContextOptions[] = [
  {},
  {
    userAgent: namedUserAgents.androidChrome,
    viewport: { width: 390, height: 800 },
    isMobile: true,
    hasTouch: true,
  },
  withoutScripts,
];

/** The words of the page as they are shown, with every answer open, without the marks around them. */
async function shownWords(page: Page): Promise<readonly string[]> {
  const text = await page.evaluate(() => {
    for (const one of document.querySelectorAll("details")) one.open = true;
    return document.body.innerText;
  });
  return text.match(/[\p{L}\p{N}](?:\S*[\p{L}\p{N}])?/gu) ?? [];
}

for (const { path } of screens)
  test(
    `without our styles, ${path} has no word that no visitor of the default browser sees`,
    { tag: "@all" },
    async ({ browser }) => {
      const seen = new Set<string>();
      const plain: string[] = [];
      for (const visitor of visitors) {
        const context = await browser.newContext(visitor);
        const page = await context.newPage();
        await page.goto(path);
        if (visitor !== withoutScripts) await hydrated(page);
        for (const word of await shownWords(page)) seen.add(word);
        if (visitor === withoutScripts) {
          await page.evaluate(() => {
            for (const style of document.querySelectorAll("style")) style.remove();
          });
          plain.push(...(await shownWords(page)));
        }
        await context.close();
      }
      expect(plain.length).toBeGreaterThan(50);
      // Words that only a gap of the layout holds apart are one word without it.
      expect(plain.filter((word) => !seen.has(word))).toEqual([]);
    },
  );
