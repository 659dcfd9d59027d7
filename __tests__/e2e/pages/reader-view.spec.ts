// What programs make of a page that do not see its styles, such as reader views and read-aloud.
import { readFileSync } from "node:fs";
import type * as mozilla from "@mozilla/readability";
import { expect, type Page, test } from "@playwright/test";
import { routes } from "../../../src/site/site";
import { startDeployServer } from "../../support/deploy-server";
import { hydrated } from "../../support/page-errors";
import { madeBuild } from "../../support/site-builds";

// The library is added to the page, which its policy forbids.
test.use({ bypassCSP: true });

const library = ["Readability", "Readability-readerable"].map((name) =>
  readFileSync(`node_modules/@mozilla/readability/${name}.js`, "utf8"),
);

// As the library's files define them in the page.
declare const Readability: typeof mozilla.Readability;
declare const isProbablyReaderable: typeof mozilla.isProbablyReaderable;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

/** The words that a visitor can see in an element of this page, answers opened. */
async function seenWords(page: Page, selector: string): Promise<readonly string[]> {
  return wordsOf(
    await page.locator(selector).evaluate((element: HTMLElement) => {
      for (const details of element.querySelectorAll("details")) details.open = true;
      return element.innerText;
    }),
  );
}

/** What a browser's reader view shows, and whether the browser offers one. */
async function readerView(page: Page): Promise<{ words: readonly string[]; isOffered: boolean }> {
  const { content, isOffered } = await page.evaluate(
    ([reader = "", readerable = ""]) => {
      for (const code of [reader, readerable])
        document.head.append(Object.assign(document.createElement("script"), { text: code }));
      const isOffered = isProbablyReaderable(document);
      const copy = document.cloneNode(true) as Document;
      return { content: new Readability(copy).parse()?.content ?? "", isOffered };
    },
    [...library],
  );
  const view = await page.context().newPage();
  await view.setContent(content);
  return { words: await seenWords(view, "body"), isOffered };
}

/** How much of its text a reader view shows; the last is a page of another build. */
const shares: readonly (readonly [path: string, share: number, build?: string])[] = [
  [routes.gettingStarted, 0.7],
  [routes.support, 0.8],
  [routes.privacyPolicy, 0.85],
  [routes.releaseNotes, 0.9],
  ["/grown/terms", 0.9, "grown"],
];

for (const [path, share, build] of shares)
  test(
    `a reader view of ${path} has its text, and no word that no visitor sees`,
    { tag: path === routes.support ? [] : "@all" },
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      const server = build === undefined ? null : await startDeployServer(madeBuild(build));
      await page.goto((server?.origin ?? "") + path);
      await hydrated(page);
      const { words, isOffered } = await readerView(page);
      // The demo is a program, not a text; before there is a store, it is the first step.
      await page.locator("main figure").evaluateAll((all) => {
        for (const one of all) one.toggleAttribute("hidden", true);
      });
      const seen = await seenWords(page, "main");
      // Browsers offer no reader view of a few sentences, such as the first release.
      const isLong = seen.length > 250;
      if (isLong) expect(isOffered).toBe(true);
      const left = [...words];
      const kept = seen.filter((word) => {
        const at = left.indexOf(word);
        if (at >= 0) left.splice(at, 1);
        return at >= 0;
      });
      expect(kept.length / seen.length).toBeGreaterThanOrEqual(isLong ? share : 0.5);
      await page.locator("main figure").evaluateAll((all) => {
        for (const one of all) one.toggleAttribute("hidden", false);
      });
      const all = new Set(await seenWords(page, "body"));
      expect(words.filter((word) => !all.has(word))).toEqual([]);
      await server?.close();
    },
  );
